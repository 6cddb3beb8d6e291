/** An environment variable with its meaning and default, which `.env.example` shows. */
export interface Variable<Value> {
  name: string;
  meaning: string;
  initial: string;
  /** Secrets are read lazily, so that a missing one causes an error only when it is used. */
  isSecret?: boolean;
  /**
   * Reads and validates the value.
   * @throws Error for an invalid value
   */
  read: () => Value;
}

type Variables = Readonly<Record<string, Variable<unknown>>>;
type Values<All extends Variables> = {
  readonly [Key in keyof All]: All[Key] extends Variable<infer Value> ? Value : never;
};

/** The environment variables of one integration. */
export interface IntegrationEnv<All extends Variables = Variables> {
  /** Heading in `.env.example`, which names the external system and says what happens without it. */
  about: string;
  variables: All;
  values: Values<All>;
}

const invalid = (name: string, kind: string, value: string): Error =>
  new Error(`${name} must be ${kind}, not "${value}"`);

/**
 * Reads a non-negative integer from an environment variable.
 * @throws Error if it has any other value
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

/** Declares a secret. A missing value causes an error when the secret is used, not at startup. */
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

/** Declares a variable with a list of origins, separated by spaces. */
export const origins = (name: string, meaning: string): Variable<readonly string[]> => ({
  name,
  meaning,
  initial: '',
  read: () => {
    const addresses = (process.env[name] ?? '').split(/\s+/).filter(Boolean);
    return [...new Set(addresses.map((value) => readUrl(name, value).origin))];
  },
});

/** Declares a variable that has one of several values. The first one is the default. */
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
 * Declares the variables of an integration and validates them, except secrets.
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
