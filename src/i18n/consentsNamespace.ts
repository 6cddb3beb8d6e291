/** Namespace of the consent texts, which come from the CMS instead of `locales`. */
export const CONSENTS_NAMESPACE = 'consents';
