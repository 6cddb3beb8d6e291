import type { Layers } from '../engine/render';

/** Styles a scene as a photograph of the first decades: brown ink on warm paper. */
export const sepia = (layers: Layers): Layers => ({
  ...layers,
  finish: { ...layers.finish, print: { shade: '#2a1c10', light: '#f6e8cb', strength: 0.94 } },
});

/** Styles a scene as a slightly faded colour print of the seventies and eighties. */
export const faded = (layers: Layers): Layers => ({
  ...layers,
  finish: { ...layers.finish, print: { shade: '#4a3324', light: '#ffeccb', strength: 0.46 } },
});
