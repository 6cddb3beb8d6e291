import type { FileFaultReason } from '../../platform/documents/FileFault';
import type { FieldTextKey } from '../texts/fieldTexts';

/** Message keys of refused files. A form has its own message about kinds that it does not allow. */
export const FILE_FAULT_TEXTS = {
  empty: 'fileEmpty',
  content: 'fileContent',
  damaged: 'fileDamaged',
  password: 'filePassword',
  macros: 'fileMacros',
  program: 'fileProgram',
  twoFiles: 'fileTwoFiles',
  text: 'fileText',
} as const satisfies Record<Exclude<FileFaultReason, 'extension'>, FieldTextKey>;
