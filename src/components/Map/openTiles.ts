import { addProtocol, getVersion, setWorkerUrl } from 'maplibre-gl';
import type { ComponentType } from 'react';
import { PMTiles, Protocol, TileType } from 'pmtiles';
import { mapWorkerPath } from '../../lib/mapWorkerPath';
import { VectorGround, type VectorGroundProps } from './VectorGround';

/** A file of vector tiles whose header was read, and the component that draws it. */
export interface VectorTiles {
  readonly address: string;
  readonly zoomMax: number;
  /** Limits of the area that the tiles cover, in degrees. */
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
  readonly Ground: ComponentType<VectorGroundProps>;
}

const protocol = new Protocol();

/**
 * Reads the header of a PMTiles file and registers the file with MapLibre.
 * @throws Error if the file cannot be read or has no vector tiles
 */
export async function openTiles(address: string): Promise<VectorTiles> {
  const file = new PMTiles(address);
  const { tileType, maxZoom, minLon, minLat, maxLon, maxLat } = await file.getHeader();
  if (tileType !== TileType.Mvt) throw new Error(`${address} has no vector tiles.`);
  protocol.add(file);
  addProtocol('pmtiles', protocol.tile);
  setWorkerUrl(mapWorkerPath(getVersion()));
  return {
    address,
    zoomMax: maxZoom,
    west: minLon,
    south: minLat,
    east: maxLon,
    north: maxLat,
    Ground: VectorGround,
  };
}
