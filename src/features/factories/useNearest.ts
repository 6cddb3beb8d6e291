import { useState } from 'react';

interface Position {
  latitude: number;
  longitude: number;
}

type Nearest =
  { state: 'idle' | 'asking' | 'denied' | 'failed'; position: null } | { state: 'found'; position: Position };

/** Accepts a position that is some minutes old, which is available at once. */
const OPTIONS: PositionOptions = { maximumAge: 5 * 60_000, timeout: 15_000 };

/**
 * Requests the visitor's position, which never leaves the page.
 * @returns the state, and `ask`, which calls back with the position
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
