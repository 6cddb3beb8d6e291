/** Maximum size of a CV: 1.5 MB (corporate-site §5). */
export const CV_MAX_BYTES = 1_572_864;

const MAX_PREFIX_LENGTH = 200;

/** Maximum length of a CV in base64, including the prefix of a data URL. */
export const CV_BASE64_MAX = Math.ceil(CV_MAX_BYTES / 3) * 4 + MAX_PREFIX_LENGTH;
