import { parseParams, type Endpoint, type PayloadRequest, type PopulateType } from 'payload';
import { restoreText, type RestoreText } from './restoreTexts';

/** Parameters of a restore request, in the format of Payload's operations. */
export interface RestoreCall {
  id: string;
  draft: boolean;
  depth?: number;
  populate?: PopulateType;
}

/**
 * Creates the endpoint `POST …/versions/{id}`, which the admin's restore buttons call. It replaces Payload's endpoint.
 * @param restore restores a version; returns the document, and the message to show if it was restored as a draft
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
