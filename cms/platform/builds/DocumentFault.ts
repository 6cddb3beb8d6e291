import { z } from 'zod';

export const faultReasonSchema = z.enum(['address', 'content', 'query', 'template', 'picture']);

/** Why a document is not built; see `buildFaults.mjs` of the builder. */
export type FaultReason = z.infer<typeof faultReasonSchema>;

export const documentFaultSchema = z.object({
  /** Slug; `globals` for settings of the site. */
  collection: z.string(),
  /** Of settings of the site: their slug. */
  id: z.string(),
  /** Without it the fault is in all languages. */
  locale: z.string().optional(),
  title: z.string().optional(),
  reason: faultReasonSchema.catch('template'),
  /** For developers. */
  detail: z.string(),
});

/** A document that the last build left as it was on the site, or left out. */
export type DocumentFault = z.infer<typeof documentFaultSchema>;
