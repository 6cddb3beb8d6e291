import { z } from 'zod';
import { captchaField } from '../../intake/fields/captchaField';
import { idField } from '../../intake/fields/idField';
import { CODE_LENGTH } from './accessCode';

/** Schema of a request for the documents of a building. The error messages are keys of the field texts. */
export const documentFilesSchema = z
  .object({
    building: idField.meta({ description: 'Id of the building' }),
    code: z
      .string()
      .trim()
      .min(1, 'required')
      .max(2 * CODE_LENGTH.most, 'tooLong')
      .meta({ description: 'Code of the residents; spaces, hyphens and case are ignored' }),
    gRecaptchaResponse: captchaField.meta({
      description: 'Required (403 captchaMissing) after many wrong codes for the building',
    }),
  })
  .meta({ id: 'DocumentFilesRequest', description: 'A building and its code' });

export type DocumentFilesRequest = z.infer<typeof documentFilesSchema>;

/** Response with the documents of a building, in the language of the request. */
export const documentFilesShape = z
  .object({
    files: z.array(
      z.object({
        id: z.number(),
        fileName: z.string(),
        fileTipe: z.string().nullable(),
        filename: z.string().meta({ description: 'Name of the file, with its extension' }),
        filesize: z.number().nullable(),
        fileDestination: z.number(),
        selectCategory: z.array(z.number()),
        url: z.string().meta({ description: 'Signed; refused after `expires`' }),
      }),
    ),
    expires: z.number().meta({ description: 'Expiry of the links, in seconds since 1970' }),
  })
  .meta({ id: 'DocumentFiles', description: 'Non-public documents of a building' });

export type DocumentFiles = z.infer<typeof documentFilesShape>;
