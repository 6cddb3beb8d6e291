/** Texts of a namespace by key. Keys may be nested, as in `pan.up`. */
interface Texts {
  readonly [key: string]: string | Texts;
}

interface Options {
  lng?: string;
  resources?: Readonly<Record<string, Readonly<Record<string, Texts>>>>;
  defaultNS?: string;
  fallbackNS?: readonly string[];
}

type Values = Readonly<Record<string, unknown>>;
type Translate = (key: string, values?: Values) => string;

const VARIABLE = /\{\{\s*(\w+)\s*\}\}/g;

/** Returns the keys under which a text may be stored, from the most to the least specific. */
function keysOf(key: string, { context, count }: Values, plurals: Intl.PluralRules): string[] {
  const contexts = context ? [`${key}_${String(context)}`, key] : [key];
  return contexts.flatMap((base) =>
    typeof count === 'number' ? [`${base}_${plurals.select(count)}`, base] : [base],
  );
}

function textOf(texts: Texts | undefined, key: string): string | undefined {
  const found = key
    .split('.')
    .reduce<string | Texts | undefined>(
      (node, part) => (typeof node === 'object' ? node[part] : undefined),
      texts,
    );
  return typeof found === 'string' ? found : undefined;
}

const fillIn = (text: string, values: Values): string =>
  text.replace(VARIABLE, (variable, name: string) =>
    Object.hasOwn(values, name) ? String(values[name] ?? '') : variable,
  );

/** Translates keys into the texts of one page in one language. */
export class Translator {
  language = '';
  private namespaces: Readonly<Record<string, Texts>> = {};
  private defaults: readonly string[] = [];
  private plurals = new Intl.PluralRules();
  private readonly fixed = new Map<string | undefined, Translate>();

  readonly t: Translate = (key, values) => this.translate(undefined, key, values);

  init({ lng = '', resources = {}, defaultNS = '', fallbackNS = [] }: Options): void {
    this.language = lng;
    this.namespaces = resources[lng] ?? {};
    this.defaults = [defaultNS, ...fallbackNS];
    this.plurals = new Intl.PluralRules(lng);
  }

  /**
   * Returns the translation function of a namespace. It is always the same function, so that effects can list it as a
   * dependency.
   */
  getFixedT(_language: null, namespace?: string): Translate {
    const known = this.fixed.get(namespace);
    if (known) return known;
    const translate: Translate = (key, values) => this.translate(namespace, key, values);
    this.fixed.set(namespace, translate);
    return translate;
  }

  private translate(fixed: string | undefined, path: string, values: Values = {}): string {
    const [key = '', named] = path.split(':').reverse();
    const first = named ?? fixed;
    const namespaces = first === undefined ? this.defaults : [first, ...this.defaults.slice(1)];
    for (const namespace of namespaces) {
      for (const candidate of keysOf(key, values, this.plurals)) {
        const text = textOf(this.namespaces[namespace], candidate);
        if (text !== undefined) return fillIn(text, values);
      }
    }
    return key;
  }
}

/**
 * Replaces i18next in the build (`onCreateWebpackConfig`). It supports only the features that the site's texts use:
 * namespaces, variables, contexts and plurals. i18next itself would add 15 KB (Brotli) to every page.
 */
const i18next = { createInstance: () => new Translator() };
export default i18next;
