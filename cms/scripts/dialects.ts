/** Both databases, with an address that chooses the adapter; nothing connects to it. */
export const DIALECTS = { sqlite: '', postgres: 'postgres://localhost:1/none' } as const;

/** Environment of a command for one database. */
export function environmentOf(dialect: keyof typeof DIALECTS): NodeJS.ProcessEnv {
  return { ...process.env, PAYLOAD_SECRET: 'unused', DATABASE_URL: DIALECTS[dialect] };
}
