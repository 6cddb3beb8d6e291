import { Refusal, type FieldErrors } from '../../../intake/Refusal';
import { FILE_FAULT_TEXTS } from '../../../intake/files/fileFaultText';
import { fieldText } from '../../../intake/texts/fieldTexts';
import { FileFault } from '../../../platform/documents/FileFault';
import type { Locale } from '../../../platform/locales/locales';
import type { SentFiles } from './checkEntry';
import { checkFiles, type CheckedFile } from './checkFiles';
import { invalidText } from './checkText';

/**
 * Decodes and inspects the files of an entry one after another, so that only one is decoded at a time.
 * @throws Refusal 422 that names the fields with rejected files
 */
export async function readFiles(sent: readonly SentFiles[], language: Locale): Promise<CheckedFile[]> {
  const read: CheckedFile[] = [];
  const errors: FieldErrors = {};
  for (const { field, files } of sent) {
    try {
      const checked = await checkFiles(field, files);
      if (checked) read.push(...checked);
      else errors[field.alias] = [invalidText(field, language)];
    } catch (error) {
      if (!(error instanceof FileFault)) throw error;
      const { reason } = error;
      errors[field.alias] = [
        reason === 'extension' ? invalidText(field, language) : fieldText(FILE_FAULT_TEXTS[reason], language),
      ];
    }
  }
  if (Object.keys(errors).length > 0) throw new Refusal(422, 'invalidFields', { errors });
  return read;
}
