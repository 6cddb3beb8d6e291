import type { Payload } from 'payload';
import { intakeRoute } from '../../intake/intakeRoute';
import { Refusal } from '../../intake/Refusal';
import { consumeCaptcha } from '../../intake/steps/consumeCaptcha';
import { verifyCaptcha } from '../../intake/steps/verifyCaptcha';
import type { Locale } from '../../platform/locales/locales';
import { isCode } from './accessCode';
import { countCodeAttempt, discountCodeAttempt, isGuessed } from './codeAttempts';
import {
  documentFilesSchema,
  type DocumentFiles,
  type DocumentFilesRequest,
  documentFilesShape,
} from './documentFilesSchema';
import { LINK_SECONDS, signedLink } from './signedLink';
import { otherLanguage } from '../../platform/locales/otherLanguage';

/** Maximum number of documents returned for a building. */
const MAX = 2000;

const idOf = (related: number | { id: number }): number =>
  typeof related === 'number' ? related : related.id;

/**
 * `POST /web/documents/files`: returns the documents of a building if the code is correct. The response is the same for
 * a wrong code, an unknown building and a building without a code, so it does not reveal which buildings have one.
 * Nothing is stored, and each response contains new links.
 */
export const documentFilesRoute = intakeRoute<DocumentFilesRequest, DocumentFiles>({
  path: '/web/documents/files',
  summary: 'Documents of a building, for its code',
  body: documentFilesSchema,
  accepted: { description: 'The documents with expiring links', schema: documentFilesShape },
  storesNothing: true,
  captcha: false,
  form: 'documentFiles',
  maxBytes: 2_000,
  prepare: async ({ building, code, gRecaptchaResponse }, { payload, language, address }) => {
    if (await isGuessed(payload, building)) {
      await consumeCaptcha({ payload }, await verifyCaptcha(gRecaptchaResponse, address));
    }
    await countCodeAttempt(payload, building, address);
    if (!(await isCode(code, await hashOf(payload, building)))) throw new Refusal(403, 'wrongCode');
    await discountCodeAttempt(payload, building, address);
    return listFiles(payload, building, language);
  },
  store: (_input, _context, _req, files) => Promise.resolve({ body: files }),
});

/** Returns the hash of a building's code, or null if it has none. */
async function hashOf(payload: Payload, building: number): Promise<string | null> {
  const { docs } = await payload.find({
    collection: 'deliveryBuildings',
    where: { id: { equals: building }, asksForCode: { equals: true } },
    limit: 1,
    depth: 0,
    showHiddenFields: true,
    select: { codeHash: true },
  });
  return docs[0]?.codeHash ?? null;
}

async function listFiles(payload: Payload, building: number, language: Locale): Promise<DocumentFiles> {
  const { docs } = await payload.find({
    collection: 'residentFiles',
    where: { buildingSelection: { in: [building] } },
    locale: language,
    // Names that are missing in this language appear in the other one.
    fallbackLocale: otherLanguage(language),
    sort: 'fileName',
    limit: MAX,
    pagination: false,
    depth: 0,
  });
  const expires = Math.floor(Date.now() / 1000) + LINK_SECONDS;
  const files = docs.flatMap((document) => {
    const { id, fileName, fileTipe, filename, name, filesize, fileDestination, selectCategory } = document;
    if (!filename) return [];
    return {
      id,
      fileName,
      fileTipe: fileTipe ?? null,
      filename: name || filename,
      filesize: filesize ?? null,
      fileDestination: idOf(fileDestination),
      selectCategory: selectCategory.map(idOf),
      url: signedLink(filename, expires),
    };
  });
  return { files, expires };
}
