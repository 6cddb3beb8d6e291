import { languageHeaders } from '../../intake/language';
import type { Refusal } from '../../intake/Refusal';
import { refusalText } from '../../intake/texts/refusalTexts';
import type { Locale } from '../../platform/locales/locales';
import { problemAnswer } from './problem';

/** Converts a rejected request about forms to an error response in the format of the public API. */
export const refusedForm = ({ status, code, errors, headers }: Refusal, language: Locale): Response =>
  problemAnswer(
    { title: refusalText(code, language), status, code, ...(errors && { errors }) },
    { ...languageHeaders(language), ...headers },
  );
