import { useState } from 'react';

interface Position {
  latitude: number;
  longitude: number;
}

type Nearest =
  { state: 'idle' | 'asking' | 'denied' | 'failed'; position: null } | { state: 'found'; position: Position };

/** A place of some minutes ago is good enough, and comes at once. */
const OPTIONS: PositionOptions = { maximumAge: 5 * 60_000, timeout: 15_000 };

/**
 * Asks the browser, which asks the visitor, where they are. The place stays in the page: it is sent nowhere.
 * @returns how it stands, and `ask`, which calls back with the place
 */
export function useNearest() {
  const [nearest, setNearest] = useState<Nearest>({ state: 'idle', position: null });
  const ask = (onFound: (position: Position) => void) => {
    if (!('geolocation' in navigator)) {
      setNearest({ state: 'failed', position: null });
      return;
    }
    setNearest({ state: 'asking', position: null });
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        setNearest({ state: 'found', position: { latitude, longitude } });
        onFound({ latitude, longitude });
      },
      ({ code, PERMISSION_DENIED }) =>
        setNearest({ state: code === PERMISSION_DENIED ? 'denied' : 'failed', position: null }),
      OPTIONS,
    );
  };
  return { ...nearest, ask };
}
