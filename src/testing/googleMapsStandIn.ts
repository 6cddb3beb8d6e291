/** Records how the site uses Google Maps. */
export interface GoogleMapsStandIn {
  /** URLs from which the page requested Google's script. */
  readonly asked: URL[];
  /** Options with which each map was created. */
  readonly made: Record<string, unknown>[];
  /** Movements and zoom changes of maps after their creation. */
  readonly moves: unknown[];
}

/**
 * Replaces Google's script with simple maps that remember their centre and zoom and place their markers. Call it once
 * per test file, because a page loads the script only once.
 * @param answer `refused` simulates a script that fails to load
 */
export function googleMapsStandIn(answer: 'loaded' | 'refused' = 'loaded'): GoogleMapsStandIn {
  const standIn: GoogleMapsStandIn = { asked: [], made: [], moves: [] };
  const append = document.head.append.bind(document.head);
  document.head.append = (...nodes: (Node | string)[]) => {
    const [script] = nodes;
    if (!(script instanceof HTMLScriptElement) || !script.src.includes('maps.googleapis.com'))
      return append(...nodes);
    standIn.asked.push(new URL(script.src));
    queueMicrotask(() => {
      if (answer === 'refused') return script.dispatchEvent(new Event('error'));
      const maps = Reflect.get(window.google as object, 'maps') as Record<string, unknown>;
      Object.assign(maps, mapsOf(standIn));
      (maps.__ib__ as () => void)();
    });
  };
  return standIn;
}

function mapsOf(standIn: GoogleMapsStandIn) {
  const maps = {
    version: '3.64.1',
    importLibrary: () => Promise.resolve(maps),
    LatLng: class {
      constructor(
        private readonly latitude: number,
        private readonly longitude: number,
      ) {}
      lat = () => this.latitude;
      lng = () => this.longitude;
    },
    Point: class {
      constructor(
        readonly x: number,
        readonly y: number,
      ) {}
    },
    Map: class {
      private place: { lat: () => number; lng: () => number };
      private zoom: number;
      constructor(
        readonly element: HTMLElement,
        readonly options: Record<string, unknown>,
      ) {
        this.place = options.center as typeof this.place;
        this.zoom = options.zoom as number;
        standIn.made.push(options);
      }
      getCenter = () => this.place;
      getZoom = () => this.zoom;
      getDiv = () => this.element;
      setZoom = (zoom: number) => {
        this.zoom = zoom;
        standIn.moves.push({ zoom });
      };
      panTo = ({ lat, lng }: { lat: number; lng: number }) => {
        this.place = new maps.LatLng(lat, lng);
        standIn.moves.push({ lat, lng });
      };
      setOptions = () => undefined;
    },
    OverlayView: class {
      private readonly pane = document.createElement('div');
      setMap(map: { element: HTMLElement } | null) {
        if (!map) return;
        map.element.append(this.pane);
        const overlay = this as unknown as { onAdd: () => void; draw: () => void };
        overlay.onAdd();
        overlay.draw();
      }
      getPanes = () => ({ overlayMouseTarget: this.pane });
      getProjection = () => ({
        fromLatLngToDivPixel: () => new maps.Point(0, 0),
        fromLatLngToContainerPixel: () => new maps.Point(0, 0),
        fromContainerPixelToLatLng: () => new maps.LatLng(0, 0),
      });
    },
    event: {
      addListener: () => ({}),
      removeListener: () => undefined,
      clearInstanceListeners: () => undefined,
    },
  };
  return maps;
}
