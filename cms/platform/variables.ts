/** An environment variable. `.env.example` shows its meaning and its initial value. */
export interface Variable<Value> {
  name: string;
  meaning: string;
  initial: string;
  /** Needed only where it is read: a missing value is no error before. */
  isSecret?: boolean;
  /** @throws Error when the environment holds an invalid value */
  read: () => Value;
}

type Variables = Readonly<Record<string, Variable<unknown>>>;
type Values<All extends Variables> = {
  readonly [Key in keyof All]: All[Key] extends Variable<infer Value> ? Value : never;
};

/** The environment variables of one integration. */
export interface IntegrationEnv<All extends Variables = Variables> {
  /** Heading in `.env.example`: the outside system, and what happens without it. */
  about: string;
  variables: All;
  values: Values<All>;
}

const invalid = (name: string, kind: string, value: string): Error =>
  new Error(`${name} must be ${kind}, not "${value}"`);

/**
 * Reads a whole number from the environment.
 * @throws Error when it is set but is no whole number from 0 on
 */
export function readCount(name: string, fallback: number): number {
  const value = process.env[name];
  if (!value) return fallback;
  if (!/^\d+$/.test(value)) throw invalid(name, 'a whole number', value);
  return Number(value);
}

/**
 * Reads a variable that the CMS cannot do without.
 * @throws Error 'Please provide the … environment variable'
 */
export function readRequired(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`Please provide the ${name} environment variable`);
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

/** A secret that is required where it is used. */
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

/** Origins of addresses, which are separated by spaces. */
export const origins = (name: string, meaning: string): Variable<readonly string[]> => ({
  name,
  meaning,
  initial: '',
  read: () => {
    const addresses = (process.env[name] ?? '').split(/\s+/).filter(Boolean);
    return [...new Set(addresses.map((value) => readUrl(name, value).origin))];
  },
});

/** One of several words; the first is the default. */
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
 * @throws Error when the environment holds an invalid value
 */
export function integrationEnv<All extends Variables>(about: string, variables: All): IntegrationEnv<All> {
  const values = {} as Values<All>;
  for (const [key, { read, isSecret }] of Object.entries(variables)) {
    if (!isSecret) read();
    Object.defineProperty(values, key, { enumerable: true, get: read });
  }
  return { about, variables, values };
}
