import type { Layers } from '../engine/render';

/** A scene as a photograph of the first decades: brown ink on warm paper. */
export const sepia = (layers: Layers): Layers => ({
  ...layers,
  finish: { ...layers.finish, print: { shade: '#2a1c10', light: '#f6e8cb', strength: 0.94 } },
});

/** A scene as a colour print of the seventies and eighties: warm, a little faded. */
export const faded = (layers: Layers): Layers => ({
  ...layers,
  finish: { ...layers.finish, print: { shade: '#4a3324', light: '#ffeccb', strength: 0.46 } },
});
