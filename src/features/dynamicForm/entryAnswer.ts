import type { paths } from '../../lib/api/liveServices.gen';

/** What an accepted entry is answered with (design §5). */
export interface EntryAnswer {
  /** The form's own thanks. */
  message: { text: string; isHtml: boolean } | null;
  /** Where the visitor is led instead, a path of this site. */
  goTo: string | null;
  /** The number by which staff find the entry. */
  reference: string | null;
}

type EntryAnswerDto =
  paths['/umbraco/forms/api/v1/entries/{id}']['post']['responses'][202]['content']['application/json'];

/** A path of this site, and no address of another. */
const PATH = /^\/(?![/\\])/;

/**
 * Reads the answer to an entry: with a message, or with a page to go to, it is a success (specification §7).
 * @param data the answer's body
 * @param reference of the answer's headers
 * @throws Error when it has neither
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
