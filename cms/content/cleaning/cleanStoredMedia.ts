import { createHash } from 'node:crypto';
import path from 'node:path';
import { sql } from '@payloadcms/db-postgres/drizzle';
import { createLocalReq, type Payload, type PayloadRequest } from 'payload';
import sharp from 'sharp';
import { inTransaction } from '../../platform/database/inTransaction';
import { query } from '../../platform/database/query';
import { tableOf } from '../../platform/database/tableOf';
import { withExtension } from '../../platform/files/fileNames';
import { mediaFiles } from '../../platform/files/mediaFiles';
import { storedName } from '../../platform/files/storedName';
import { prepareUpload } from '../collections/prepareUpload';
import { cleanApng } from '../media/cleanApng';
import { recordFormerName } from '../media/movedFiles';
import { queueBuildNotice } from '../publishing/queueBuildNotice';
import { readCleaning, writeCleaning, type CleaningState } from './cleaningState';

type UploadedFile = NonNullable<PayloadRequest['file']>;

interface StoredMedia {
  id: number;
  filename: string;
  mime_type: string;
  name: string | null;
}

/** Maximum duration of one run. It is short, because other background tasks wait for it. */
const BATCH_MS = 5000;
const HASH_LENGTH = 10;

async function nextAfter(payload: Payload, id: number): Promise<StoredMedia | undefined> {
  const [row] = await query<StoredMedia>(
    { payload },
    sql`SELECT id, filename, mime_type, name FROM ${tableOf(payload, 'media')}
        WHERE id > ${id} AND filename IS NOT NULL AND (mime_type LIKE 'image/%' OR mime_type LIKE 'video/%')
        ORDER BY id LIMIT 1`,
  );
  return row;
}

/**
 * Cleans a stored file in the same way as a new upload. The only difference: an animated PNG keeps its frames.
 * @returns null for a file that cannot be read or cleaned
 */
async function prepared(payload: Payload, media: StoredMedia, data: Buffer): Promise<UploadedFile | null> {
  const { filename, mime_type } = media;
  const req = await createLocalReq({}, payload);
  req.file = { data, mimetype: mime_type, name: filename, size: data.length };
  try {
    const animation = await cleanApng(data);
    if (animation) Object.assign(req.file, { data: animation, size: animation.length });
    else await prepareUpload(req);
  } catch (err) {
    payload.logger.warn({ err, filename, msg: 'A stored file could not be cleaned' });
    return null;
  }
  return req.file;
}

/**
 * Returns the name of the cleaned file. It contains a hash of the content, so that it differs from the old name but
 * stays the same if the cleaning is interrupted and repeated.
 */
function cleanName({ data, name }: UploadedFile): string {
  const { ext, name: base } = path.parse(storedName(name));
  return `${base}-${createHash('sha256').update(data).digest('hex').slice(0, HASH_LENGTH)}${ext}`;
}

const sizeOf = async ({ data, mimetype }: UploadedFile): Promise<{ width?: number; height?: number }> =>
  mimetype.startsWith('image/') ? sharp(data).metadata() : {};

/**
 * Writes the cleaned file's name into the document.
 * @returns false if an editor has replaced the original file in the meantime
 */
async function updateMedia(
  req: PayloadRequest,
  { filename, id, name }: StoredMedia,
  file: UploadedFile,
  newName: string,
): Promise<boolean> {
  const { height = null, width = null } = await sizeOf(file);
  const shown = name && withExtension(name, path.extname(newName).slice(1));
  const rows = await query(
    req,
    sql`UPDATE ${tableOf(req.payload, 'media')} SET
          filename = ${newName}, name = ${shown}, url = ${`/api/media/file/${encodeURIComponent(newName)}`},
          thumbnail_u_r_l = NULL, mime_type = ${file.mimetype}, filesize = ${file.size},
          width = ${width}, height = ${height}, updated_at = now()
        WHERE id = ${id} AND filename = ${filename} RETURNING id`,
  );
  return rows.length > 0;
}

/**
 * Replaces a document's file by its cleaned version. Stores the new file before the document refers to it, and deletes
 * the old file only after the commit.
 */
async function replaceFile(
  payload: Payload,
  state: CleaningState,
  media: StoredMedia,
  file: UploadedFile,
): Promise<CleaningState> {
  const name = cleanName(file);
  await mediaFiles.write(name, file.data, file.mimetype);
  const next = await inTransaction(payload, async (req) => {
    if (!(await updateMedia(req, media, file, name)))
      return writeCleaning(req, { ...state, after: media.id, replaced: name });
    await recordFormerName(req, media.filename, media.id);
    await queueBuildNotice(req);
    return writeCleaning(req, {
      ...state,
      after: media.id,
      cleaned: state.cleaned + 1,
      replaced: media.filename,
    });
  });
  return removeReplaced(payload, next);
}

/** Deletes the file named in `state.replaced`, unless a document still uses it. */
async function removeReplaced(payload: Payload, state: CleaningState): Promise<CleaningState> {
  if (state.replaced === null) return state;
  const { totalDocs } = await payload.count({
    collection: 'media',
    where: { filename: { equals: state.replaced } },
  });
  if (totalDocs === 0) await mediaFiles.remove(state.replaced);
  return writeCleaning({ payload }, { ...state, replaced: null });
}

async function cleanNext(payload: Payload, before: CleaningState): Promise<CleaningState> {
  const state = await removeReplaced(payload, before);
  const media = await nextAfter(payload, state.after);
  if (!media) return writeCleaning({ payload }, { ...state, isDone: true });
  const data = await mediaFiles.read(media.filename);
  const file = data && (await prepared(payload, media, data));
  if (!file)
    return writeCleaning(
      { payload },
      { ...state, after: media.id, failed: [...state.failed, media.filename] },
    );
  if (file.data.equals(data)) return writeCleaning({ payload }, { ...state, after: media.id });
  return replaceFile(payload, state, media, file);
}

/**
 * Cleans files that were uploaded before the CMS cleaned uploads, in the order of their documents' ids. After an
 * interruption, it continues where it stopped.
 * @param batchMs time in milliseconds after which it stops and leaves the rest to the next run
 */
export async function cleanStoredMedia(payload: Payload, batchMs = BATCH_MS): Promise<void> {
  const until = Date.now() + batchMs;
  let state = await readCleaning({ payload });
  while (!state.isDone) {
    state = await cleanNext(payload, state);
    if (Date.now() >= until) return;
  }
}
