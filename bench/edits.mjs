/**
 * What editors do, through the CMS's REST API, as the demo's administrator.
 * @param {import('../scripts/lib/settings.mjs').Settings} settings
 */
export async function editor({ cmsUrl, cmsEnv }) {
  /** @type {string | undefined} */
  let token;
  /**
   * @param {string} method
   * @param {string} path
   * @param {object} [body]
   * @throws {Error} when the CMS refuses
   */
  const call = async (method, path, body) => {
    const response = await fetch(`${cmsUrl}/api${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `JWT ${token}` }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const answer = await response.json();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(answer)}`);
    return answer;
  };
  const logIn = async () => {
    const { DEMO_ADMIN_EMAIL: email, DEMO_ADMIN_PASSWORD: password } = cmsEnv;
    token = (await call('POST', '/users/login', { email, password })).token;
  };
  await logIn();

  /** @param {string} path the Hebrew address @returns {Promise<{ id: number } & Record<string, unknown>>} */
  const pageAt = async (path) => {
    const query = `where[paths.he][equals]=${encodeURI(path)}&depth=0&locale=en`;
    const { docs } = await (await fetch(`${cmsUrl}/api/pages?${query}`)).json();
    if (!docs[0]) throw new Error(`There is no page at ${path}`);
    return docs[0];
  };
  return {
    call,
    pageAt,
    logIn,
    /** @param {number} id @param {object} data @param {string} [locale] */
    publishPage: (id, data, locale = 'en') =>
      call('PATCH', `/pages/${id}?locale=${locale}&depth=0`, { ...data, _status: 'published' }),
    /**
     * Publishes copies of articles in both languages, with their blocks, categories and pictures.
     * @param {number} count documents, two pages each
     * @param {number} from number of the first one
     */
    async addArticles(count, from) {
      const articles = async (/** @type {string} */ locale) =>
        (
          await call(
            'GET',
            `/pages?where[template][equals]=article&depth=0&locale=${locale}&sort=id&limit=20`,
          )
        ).docs;
      const [docs, inEnglish] = [await articles('he'), await articles('en')];
      for (let added = 0; added < count; added += 1) {
        const { title, parentPage, template, languages, article, blocks, company } =
          docs[added % docs.length];
        const slug = `measured-${from + added}`;
        const data = {
          title: `${title} ${from + added}`,
          slug,
          parentPage,
          template,
          languages,
          article,
          company,
        };
        const { doc } = await call('POST', '/pages?locale=he&depth=0&draft=true', {
          ...data,
          blocks: anew(blocks),
        });
        const english = { title: `Measured ${from + added}`, slug };
        const group = { ...article, mainTitle: `Measured ${from + added}` };
        await call('PATCH', `/pages/${doc.id}?locale=en&depth=0`, {
          ...english,
          article: group,
          blocks: withIdsOf(doc.blocks, inEnglish[added % docs.length].blocks),
          languages: ['he', 'en'],
          _status: 'published',
        });
      }
    },
  };
}

/**
 * The blocks of another document in the second language, for rows that have ids of their own.
 * @param {any} own @param {any} other
 * @returns {any}
 */
function withIdsOf(own, other) {
  if (Array.isArray(other)) return other.map((value, index) => withIdsOf(own?.[index], value));
  if (typeof other !== 'object' || other === null) return other;
  return Object.fromEntries(
    Object.entries(other).map(([name, value]) =>
      name === 'id' && typeof value === 'string' ? [name, own?.id] : [name, withIdsOf(own?.[name], value)],
    ),
  );
}

/** Blocks of another document must not bring their ids along. @param {unknown} value @returns {any} */
function anew(value) {
  if (Array.isArray(value)) return value.map(anew);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name, own]) => name !== 'id' || typeof own !== 'string')
      .map(([name, own]) => [name, anew(own)]),
  );
}
