import { parseParams, type Endpoint, type PayloadRequest, type PopulateType } from 'payload';
import { restoreText, type RestoreText } from './restoreTexts';

/** What a call to restore asks for, as Payload's operations take it. */
export interface RestoreCall {
  id: string;
  draft: boolean;
  depth?: number;
  populate?: PopulateType;
}

/**
 * `POST …/versions/{id}`, in place of Payload's: the admin's buttons call it.
 * @param restore puts a version in place; says what stands now, and what its editor is told where it is a draft only
 */
export const restoreEndpoint = (
  restore: (
    req: PayloadRequest,
    call: RestoreCall,
  ) => Promise<{ document: object; said: RestoreText | null }>,
): Omit<Endpoint, 'root'> => ({
  path: '/versions/:id',
  method: 'post',
  handler: async (req) => {
    const { depth, draft = false, populate } = parseParams(req.query);
    const call = { id: String(req.routeParams?.id), draft, ...(depth !== undefined && { depth }) };
    const { document, said } = await restore(req, { ...call, ...(populate && { populate }) });
    const message = said ? restoreText(said, req) : req.t('version:restoredSuccessfully');
    return Response.json({ ...document, message });
  },
});
