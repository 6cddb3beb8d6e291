import {
  APIError,
  commitTransaction,
  Forbidden,
  initTransaction,
  killTransaction,
  NotFound,
  restoreVersionOperationGlobal,
  type GlobalConfig,
  type GlobalSlug,
  type PayloadRequest,
} from 'payload';
import { passRestoredGlobal } from '../../payload-fixes/restoredGlobals/passRestoredGlobal';
import { recordEdit } from './guardEdits';
import { editKey } from './lastEdit';
import { restoreEndpoint } from './restoreEndpoint';
import { restoreText } from './restoreTexts';

type Version = Record<string, unknown> & { _status?: string };

async function versionOf(req: PayloadRequest, global: GlobalSlug, id: string): Promise<Version> {
  const where = { id: { equals: id } };
  const { docs } = await req.payload.db.findGlobalVersions<Version>({ global, where, limit: 1, req });
  if (!docs[0]) throw new NotFound(req.t);
  return docs[0].version;
}

/**
 * Checks whether restoring a version would unpublish the global. Payload has no way to restore a global's version as a
 * draft.
 */
async function wouldUnpublish(
  req: PayloadRequest,
  slug: GlobalSlug,
  version: Version,
  draft: boolean,
): Promise<boolean> {
  if (!draft && version._status === 'published') return false;
  const now = await req.payload.db.findGlobal<Version>({ slug, req });
  return now._status === 'published';
}

/** Stores a version as the newest draft, as if the user had saved it. */
async function writeDraft(req: PayloadRequest, slug: GlobalSlug, version: Version): Promise<void> {
  const now = new Date().toISOString();
  const begun = await initTransaction(req);
  try {
    await req.payload.db.createGlobalVersion({
      autosave: false,
      createdAt: now,
      updatedAt: now,
      globalSlug: slug,
      req,
      versionData: { ...version, updatedAt: now, _status: 'draft' } as never,
    });
    await recordEdit(req, editKey(slug), { updatedAt: now });
    if (begun) await commitTransaction(req);
  } catch (error) {
    await killTransaction(req);
    throw error;
  }
}

/**
 * Ensures that restoring a version never unpublishes a global, such as the header, footer or settings. The admin's
 * buttons (`POST /api/globals/{global}/versions/{id}`) restore a version as the newest draft if it was unpublished or
 * the user asked for a draft. Payload would instead overwrite the published global. Any other call that would unpublish
 * the global is rejected. Globals without drafts are unchanged.
 */
export function restoreGlobalAsDraft(global: GlobalConfig): GlobalConfig {
  const { slug, versions, hooks, endpoints, access } = global;
  if (typeof versions !== 'object' || !versions.drafts) return global;
  const name = slug as GlobalSlug;
  return {
    ...global,
    endpoints: [
      ...(endpoints || []),
      restoreEndpoint(async (req, call) => {
        const allowed = req.user && (await access?.update?.({ req, data: { _status: 'draft' } }));
        if (!allowed) throw new Forbidden(req.t);
        const version = await versionOf(req, name, call.id);
        if (await wouldUnpublish(req, name, version, call.draft)) {
          await writeDraft(req, name, version);
          const { depth = 0 } = call;
          return {
            document: await req.payload.findGlobal({ slug: name, draft: true, depth, req }),
            said: 'restored' as const,
          };
        }
        const globalConfig = req.payload.globals.config.find((one) => one.slug === slug);
        if (!globalConfig) throw new NotFound(req.t);
        const document = await restoreVersionOperationGlobal({ ...call, globalConfig, req });
        return { document: document as object, said: null };
      }),
    ],
    hooks: {
      ...hooks,
      afterChange: [passRestoredGlobal, ...(hooks?.afterChange ?? [])],
      beforeOperation: [
        ...(hooks?.beforeOperation ?? []),
        async ({ args, operation, overrideAccess, req }) => {
          if (operation !== 'restoreVersion') return;
          const { draft = false, id } = args as { draft?: boolean; id: number | string };
          if (overrideAccess !== true && !req.user) return;
          const version = await versionOf(req, name, String(id));
          if (await wouldUnpublish(req, name, version, draft))
            throw new APIError(restoreText('refused', req), 409, null, true);
        },
      ],
    },
  };
}
