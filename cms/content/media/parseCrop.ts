import { z } from 'zod';

/** The stored crop of a media document: the area of the original that the document's file shows, in percent. */
const cropSchema = z.object({
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
  /** Name of the file that holds the original picture. */
  original: z.string(),
});

export type Crop = z.infer<typeof cropSchema>;

/** Parses the stored crop of a document. Returns null if the document shows the whole picture. */
export const parseCrop = (crop: unknown): Crop | null => cropSchema.nullish().parse(crop) ?? null;
