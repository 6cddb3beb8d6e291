import type {
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
  CollectionConfig,
  Field,
  PayloadRequest,
} from 'payload';
import { cleanFileName } from './cleanFileName';
import { storedName } from './storedName';
import { textField } from '../fields/shortFields';

/**
 * Key of the property that holds an uploaded file's name on the editor's device. Payload copies the property along with
 * the file.
 */
const UPLOADED = Symbol('uploaded name');

type UploadedFile = NonNullable<PayloadRequest['file']> & { [UPLOADED]?: string };

const nameOf = ({ file }: PayloadRequest): string | undefined =>
  (file as UploadedFile | undefined)?.[UPLOADED];

/**
 * Stores an uploaded file under a safe name that every build and storage can use. The original name is kept for
 * display.
 */
export const storeSafely: CollectionBeforeOperationHook = ({ args, req }) => {
  const file = req.file as UploadedFile | undefined;
  if (!file || file[UPLOADED] !== undefined) return args;
  file[UPLOADED] = file.name;
  file.name = storedName(file.name);
  return args;
};

/**
 * Replaces the extension of a file name.
 * @param extension new extension, without the dot
 */
export const withExtension = (name: string, extension: string): string =>
  `${name.replace(/\.[^./\\]*$/, '')}.${extension}`;

/**
 * Replaces the content and the extension of an uploaded file. The rest of the editor's file name is kept.
 * @param type MIME type of the new content
 */
export function replaceContent(file: UploadedFile, data: Buffer, type: string, extension: string): void {
  const name = file[UPLOADED];
  if (name !== undefined) file[UPLOADED] = withExtension(name, extension);
  Object.assign(file, { data, mimetype: type, name: withExtension(file.name, extension), size: data.length });
}

/** Stores the name that the file has on the editor's device, which the site shows and downloads get. */
const keepName: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  const name = nameOf(req);
  const kept = (originalDoc as { name?: string | null } | undefined)?.name;
  return {
    ...data,
    name: name === undefined ? (kept ?? data.filename) : cleanFileName(name) || data.filename,
  };
};

const nameField: Field = textField('name', 'שם הקובץ', 'File name', {
  admin: { readOnly: true },
  description: {
    he: 'השם שבו הקובץ מוצג באתר ונשמר אצל מי שמוריד אותו',
    en: 'The name that the site shows and that visitors’ downloads get',
  },
});

/** Adds a field with the original file name to an upload collection, unless it has a `name` field already. */
export function withFileName(collection: CollectionConfig): CollectionConfig {
  if (collection.fields.some((field) => 'name' in field && field.name === 'name')) return collection;
  const { hooks } = collection;
  return {
    ...collection,
    fields: [nameField, ...collection.fields],
    hooks: { ...hooks, beforeChange: [keepName, ...(hooks?.beforeChange ?? [])] },
  };
}
