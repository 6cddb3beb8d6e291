import { z } from 'zod';

export const faultReasonSchema = z.enum(['address', 'content', 'query', 'template', 'picture']);

/** Reason why a document was not built; see the builder's `buildFaults.mjs`. */
export type FaultReason = z.infer<typeof faultReasonSchema>;

export const documentFaultSchema = z.object({
  /** Slug of the document's collection, or `globals` for settings of the site. */
  collection: z.string(),
  /** Id of the document, or the slug of a global. */
  id: z.string(),
  /** Language in which the document was not built. If missing, it affects all languages. */
  locale: z.string().optional(),
  title: z.string().optional(),
  reason: faultReasonSchema.catch('template'),
  /** For developers. */
  detail: z.string(),
});

/** A document that the last build could not build. The site keeps its previous page or has none. */
export type DocumentFault = z.infer<typeof documentFaultSchema>;
