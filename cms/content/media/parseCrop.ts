import { z } from 'zod';

/** The crop of a media document: the area that its file shows of the original. */
const cropSchema = z.object({
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
  /** Name under which the original is stored. */
  original: z.string(),
});

export type Crop = z.infer<typeof cropSchema>;

/** Parses the crop of a document; null for a whole picture. */
export const parseCrop = (crop: unknown): Crop | null => cropSchema.nullish().parse(crop) ?? null;
