import { useState } from 'react';

interface Position {
  latitude: number;
  longitude: number;
}

type Nearest =
  { state: 'idle' | 'asking' | 'denied' | 'failed'; position: null } | { state: 'found'; position: Position };

/** Accepts a position that is up to five minutes old, because the browser can return it at once. */
const OPTIONS: PositionOptions = { maximumAge: 5 * 60_000, timeout: 15_000 };

/**
 * Requests the visitor's position from the browser. The position is never sent to a server.
 * @returns the state of the request, the position, and `ask`, which requests the position and calls back with it
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
