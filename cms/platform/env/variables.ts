/** An environment variable. `.env.example` shows its meaning and default. */
export interface Variable<Value> {
  name: string;
  meaning: string;
  initial: string;
  /** Read lazily: a missing value is an error only on use. */
  isSecret?: boolean;
  /** @throws Error for an invalid value */
  read: () => Value;
}

type Variables = Readonly<Record<string, Variable<unknown>>>;
type Values<All extends Variables> = {
  readonly [Key in keyof All]: All[Key] extends Variable<infer Value> ? Value : never;
};

/** Environment variables of an integration. */
export interface IntegrationEnv<All extends Variables = Variables> {
  /** Heading in `.env.example`: the external system, and what happens without it. */
  about: string;
  variables: All;
  values: Values<All>;
}

const invalid = (name: string, kind: string, value: string): Error =>
  new Error(`${name} must be ${kind}, not "${value}"`);

/**
 * Reads a non-negative integer from the environment.
 * @throws Error for another value
 */
export function readCount(name: string, fallback: number): number {
  const value = process.env[name];
  if (!value) return fallback;
  if (!/^\d+$/.test(value)) throw invalid(name, 'a whole number', value);
  return Number(value);
}

/**
 * Reads a required variable.
 * @throws Error 'The environment variable … is missing'
 */
export function readRequired(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`The environment variable ${name} is missing. Set it.`);
  return value;
}

function readUrl(name: string, value: string): URL {
  const url = URL.parse(value);
  if (!url) throw invalid(name, 'an address such as https://example.com', value);
  return url;
}

export const text = (name: string, meaning: string): Variable<string | undefined> => ({
  name,
  meaning,
  initial: '',
  read: () => process.env[name] || undefined,
});

/** Secret that is required on use. */
export const secret = (name: string, meaning: string): Variable<string> => ({
  name,
  meaning,
  initial: '',
  isSecret: true,
  read: () => readRequired(name),
});

export const count = (name: string, fallback: number, meaning: string): Variable<number> => ({
  name,
  meaning,
  initial: String(fallback),
  read: () => readCount(name, fallback),
});

export const address = (name: string, meaning: string): Variable<string | undefined> => ({
  name,
  meaning,
  initial: '',
  read: () => {
    const value = process.env[name] || undefined;
    if (value) readUrl(name, value);
    return value;
  },
});

/** Origins separated by spaces. */
export const origins = (name: string, meaning: string): Variable<readonly string[]> => ({
  name,
  meaning,
  initial: '',
  read: () => {
    const addresses = (process.env[name] ?? '').split(/\s+/).filter(Boolean);
    return [...new Set(addresses.map((value) => readUrl(name, value).origin))];
  },
});

/** One of several values; the first is the default. */
export const choice = <Word extends string>(
  name: string,
  words: readonly [Word, ...Word[]],
  meaning: string,
): Variable<Word> => ({
  name,
  meaning,
  initial: words[0],
  read: () => {
    const value = process.env[name] || words[0];
    const word = words.find((one) => one === value);
    if (!word) throw invalid(name, words.join(' or '), value);
    return word;
  },
});

/**
 * Declares the variables of an integration.
 * @throws Error for an invalid value
 */
export function integrationEnv<All extends Variables>(about: string, variables: All): IntegrationEnv<All> {
  const values = {} as Values<All>;
  for (const [key, { read, isSecret }] of Object.entries(variables)) {
    if (!isSecret) read();
    Object.defineProperty(values, key, { enumerable: true, get: read });
  }
  return { about, variables, values };
}
