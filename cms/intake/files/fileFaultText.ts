import type { FileFaultReason } from '../../platform/documents/FileFault';
import type { FieldTextKey } from '../texts/fieldTexts';

/**
 * Message key for each reason to reject a file. The reason that a form does not allow the file type is not listed here,
 * because each form has its own message for it.
 */
export const FILE_FAULT_TEXTS = {
  empty: 'fileEmpty',
  content: 'fileContent',
  picture: 'filePicture',
  damaged: 'fileDamaged',
  password: 'filePassword',
  macros: 'fileMacros',
  program: 'fileProgram',
  twoFiles: 'fileTwoFiles',
  text: 'fileText',
} as const satisfies Record<Exclude<FileFaultReason, 'extension'>, FieldTextKey>;
