import type { MapPlace } from '../../components/Map/MapPlace';

type Boxes = Queries.ContactBoxesFragment['boxes'];

/** Returns the boxes with coordinates as places of a map. */
export const placesOf = (boxes: Boxes): MapPlace[] =>
  (boxes ?? []).flatMap((box, index) => {
    const { latitude, longitude } = box?.location ?? {};
    if (!box || typeof latitude !== 'number' || typeof longitude !== 'number') return [];
    return [
      { key: box.id ?? String(index), name: box.text ?? '', latitude, longitude, icon: 'building' as const },
    ];
  });
