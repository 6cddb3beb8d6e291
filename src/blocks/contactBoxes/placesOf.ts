import type { MapPlace } from '../../components/Map/MapPlace';

type Boxes = Queries.ContactBoxesFragment['boxes'];

/** Converts the boxes that have coordinates to places on the map. */
export const placesOf = (boxes: Boxes): MapPlace[] =>
  (boxes ?? []).flatMap((box, index) => {
    const { latitude, longitude } = box?.location ?? {};
    if (!box || typeof latitude !== 'number' || typeof longitude !== 'number') return [];
    return [
      { key: box.id ?? String(index), name: box.text ?? '', latitude, longitude, icon: 'building' as const },
    ];
  });
