import type { JSONField } from 'payload';
import { checkSurroundings } from './checkSurroundings';

/**
 * Field for streets, buildings and nearby places as GeoJSON. The embedded map draws them, so it needs no tile server.
 */
export const surroundingsField = (): JSONField => ({
  name: 'surroundings',
  type: 'json',
  label: { he: 'סביבת המקום (GeoJSON)', en: 'Surroundings (GeoJSON)' },
  validate: checkSurroundings,
  admin: {
    description: {
      he: 'FeatureCollection; לכל צורה properties.kind (water, park, street, building, plot, place) ואפשר גם name בעברית ובאנגלית. illustration: true מסמן את המפה כאיור להמחשה',
      en: 'A FeatureCollection; each shape has properties.kind (water, park, street, building, plot, place), and may have a name in he and en. illustration: true marks the map as an illustration',
    },
  },
});
