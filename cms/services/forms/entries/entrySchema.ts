import { z } from 'zod';
import { lineOfText } from '../../../intake/fields/lineOfText';

const MAX_VALUES = 100;
const MAX_TEXT_LENGTH = 20_000;
const MAX_NAME_LENGTH = 255;

/** A file in an entry, in the format of the public API (docs/explanation/dynamic-forms.md). */
const fileSchema = z.object({
  fileName: z.string().min(1).max(MAX_NAME_LENGTH),
  /** The length is not limited here, so that a file that is too long gets the field's own error message later. */
  fileContents: z.string(),
});

const values = z.array(z.union([z.string().max(MAX_TEXT_LENGTH), fileSchema])).max(MAX_VALUES);

/**
 * Body of a request that submits an entry: `FormEntryDto` of the public API. Files have the format that Umbraco
 * documents.
 */
export const entrySchema = z
  .object({
    values: z.record(z.string().max(200), values).default({}),
    contentId: z.string().max(200).nullish(),
    culture: z.string().max(20).nullish(),
    additionalData: z.record(z.string().max(200), lineOfText(2_000)).nullish(),
  })
  .meta({
    id: 'FormEntry',
    description: 'Values by alias, each an array; files as { fileName, fileContents: data URL }',
  });

export type Entry = z.infer<typeof entrySchema>;
export type EntryValues = Entry['values'];
export type EncodedFile = z.infer<typeof fileSchema>;
