/// <reference types="google.maps" />
import { Loader } from '@googlemaps/js-api-loader';
import GoogleMapReact from 'google-map-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useLanguage } from '../../i18n/LanguageContext';
import { mapsKey } from './mapsKey';
import { ZOOM_MAX, ZOOM_MIN, type ProviderProps } from './ProviderProps';

const MAP_ID = process.env.GATSBY_GOOGLE_MAPS_ID;

const OPTIONS: GoogleMapReact.MapOptions = {
  disableDefaultUI: true,
  keyboardShortcuts: false,
  clickableIcons: false,
  minZoom: ZOOM_MIN,
  maxZoom: ZOOM_MAX,
  // A map with an id is styled in the Google Cloud console, so google-map-react's default styles must not be passed.
  ...(MAP_ID && { mapId: MAP_ID, styles: undefined }),
};

declare global {
  interface Window {
    /** Global function that Google's script calls when it rejects the API key. */
    gm_authFailure?: (() => void) | undefined;
  }
}

/** Promise of Google's script, which can be loaded only once per page and in one language. */
let loading: Promise<typeof google> | undefined;

async function loadGoogle(key: string, language: string): Promise<typeof google> {
  loading ??= new Loader({
    apiKey: key,
    language,
    libraries: ['maps', 'places'],
    retries: 1,
    ...(MAP_ID && { mapIds: [MAP_ID] }),
  }).load();
  return loading;
}

/** The props `lat` and `lng` are read by google-map-react, which positions the element. */
const Mark = ({ content }: { lat: number; lng: number; content: ReactNode }) => <>{content}</>;

/**
 * Google's map, configured with the API key, the map id, the page's language and the places library
 * (forms-investors-catalogue §7).
 */
export default function GoogleMap({ view, marks, onView, onPress, onFail }: ProviderProps) {
  const { mapsLanguage } = useLanguage();
  const [maps, setMaps] = useState<typeof google.maps | null>(null);
  const fail = useRef(onFail);
  fail.current = onFail;

  useEffect(() => {
    let left = false;
    window.gm_authFailure = () =>
      fail.current(new Error('Google rejected the map key. Check GATSBY_GOOGLE_MAPS_KEY.'));
    loadGoogle(mapsKey(), mapsLanguage).then(
      (loaded) => !left && setMaps(loaded.maps),
      (reason: unknown) => {
        loading = undefined;
        if (!left) fail.current(reason);
      },
    );
    return () => {
      left = true;
      window.gm_authFailure = undefined;
    };
  }, [mapsLanguage]);

  if (!maps) return null;
  const { center, zoom } = view;
  return (
    <GoogleMapReact
      googleMapLoader={() => Promise.resolve(maps)}
      center={{ lat: center.latitude, lng: center.longitude }}
      zoom={zoom}
      options={OPTIONS}
      onClick={onPress}
      onChange={({ center: { lat, lng }, zoom: moved }) =>
        onView({ center: { latitude: lat, longitude: lng }, zoom: moved })
      }
    >
      {marks.map(({ key, content, latitude, longitude }) => (
        <Mark key={key} lat={latitude} lng={longitude} content={content} />
      ))}
    </GoogleMapReact>
  );
}
