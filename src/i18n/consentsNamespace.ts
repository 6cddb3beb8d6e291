/** Translation namespace of the consent texts. They come from the CMS instead of the folder `locales`. */
export const CONSENTS_NAMESPACE = 'consents';
