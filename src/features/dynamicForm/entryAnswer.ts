import type { paths } from '../../lib/api/liveServices.gen';

/** The answer to an accepted entry (forms-investors-catalogue §7). */
export interface EntryAnswer {
  /** The form's message. */
  message: { text: string; isHtml: boolean } | null;
  /** Path of this site to go to instead. */
  goTo: string | null;
  /** Reference number of the entry. */
  reference: string | null;
}

type EntryAnswerDto =
  paths['/umbraco/forms/api/v1/entries/{id}']['post']['responses'][202]['content']['application/json'];

/** A path of this site, not an address of another. */
const PATH = /^\/(?![/\\])/;

/**
 * Parses the answer to an entry. It is a success with a message or a page to go to (forms-investors-catalogue §7).
 * @param reference from the answer's headers
 * @throws Error without both
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
