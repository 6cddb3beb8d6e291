import type { paths } from '../../lib/api/liveServices.gen';

/** The response to an accepted form entry (forms-investors-catalogue §7). */
export interface EntryAnswer {
  /** The form's message to show; null if the form has none. */
  message: { text: string; isHtml: boolean } | null;
  /** Path on this site to navigate to if there is no message; null if the form has none. */
  goTo: string | null;
  /** Reference number of the entry; null if the service returned none. */
  reference: string | null;
}

type EntryAnswerDto =
  paths['/umbraco/forms/api/v1/entries/{id}']['post']['responses'][202]['content']['application/json'];

/**
 * Matches a path on this site. A path that starts with `//` or `/\` is rejected, because browsers would open another
 * site.
 */
const PATH = /^\/(?![/\\])/;

/**
 * Parses the response to an entry. An accepted entry has a message, a page to go to, or both (forms-investors-catalogue
 * §7).
 * @param reference reference number from the response headers
 * @throws Error if the response has neither
 */
export function readEntryAnswer(data: EntryAnswerDto, reference: string | null): EntryAnswer {
  const { messageOnSubmit, messageOnSubmitIsHtml, gotoPageOnSubmitRoute } = data;
  const path = gotoPageOnSubmitRoute?.path ?? '';
  const answer: EntryAnswer = {
    message: messageOnSubmit ? { text: messageOnSubmit, isHtml: messageOnSubmitIsHtml ?? false } : null,
    goTo: PATH.test(path) ? path : null,
    reference,
  };
  if (!answer.message && !answer.goTo) throw new Error('The form was not accepted');
  return answer;
}
