import type { AtmosphereSettings } from './Atmosphere';
import type { SkySettings } from './sky';

/** A time of day: light and sky. */
export interface Mood {
  air: AtmosphereSettings;
  sky: Pick<SkySettings, 'colours' | 'clouds' | 'stars'> & {
    sunColour: string;
    glow: number;
    strength: number;
  };
}

export const dawn: Mood = {
  air: {
    sky: [
      [0, '#5f8793'],
      [1, '#f6d2ac'],
    ],
    sun: [-0.8, 0.34, 0.25],
    sunColour: '#ffd3a1',
    sunStrength: 1.05,
    ambient: '#b9c9d0',
    ambientStrength: 0.78,
    haze: '#f3d6b8',
    hazeDistance: 900,
    glass: ['#8f8a86', '#f0c9a3'],
    lamps: 0.1,
    shadow: '#2b4350',
    shadowStrength: 0.42,
  },
  sky: {
    colours: [
      [0, '#4f7d8e'],
      [0.3, '#88a8ae'],
      [0.58, '#d3cfc0'],
      [0.8, '#f5d8b4'],
      [1, '#f7c495'],
    ],
    clouds: { cover: 0.44, light: '#ffe6c9', dark: '#c9a596', scale: 0.9, stretch: 3, seed: 5 },
    sunColour: '#fff0d2',
    glow: 0.42,
    strength: 0.95,
  },
};

export const day: Mood = {
  air: {
    sky: [
      [0, '#3f82a8'],
      [1, '#d6e6e6'],
    ],
    sun: [-0.62, 0.66, -0.42],
    sunColour: '#fff2dc',
    sunStrength: 0.98,
    ambient: '#c3d6e0',
    ambientStrength: 0.6,
    haze: '#d3e1e2',
    hazeDistance: 1500,
    glass: ['#3d5f6d', '#a9c9d3'],
    lamps: 0,
    shadow: '#173642',
    shadowStrength: 0.42,
  },
  sky: {
    colours: [
      [0, '#3d7d9f'],
      [0.4, '#74aabf'],
      [0.75, '#b9d6da'],
      [1, '#e8eee6'],
    ],
    clouds: { cover: 0.46, light: '#ffffff', dark: '#d4dfe2', scale: 1, stretch: 1.9, seed: 21 },
    sunColour: '#ffffff',
    glow: 0.3,
    strength: 0.5,
  },
};

export const golden: Mood = {
  air: {
    sky: [
      [0, '#5d8fa3'],
      [1, '#f5dcb0'],
    ],
    sun: [0.78, 0.36, -0.4],
    sunColour: '#ffcf92',
    sunStrength: 1.25,
    ambient: '#a9c0cc',
    ambientStrength: 0.62,
    haze: '#f2d9b4',
    hazeDistance: 1300,
    glass: ['#4d5f66', '#e8c79a'],
    lamps: 0.06,
    shadow: '#20404c',
    shadowStrength: 0.45,
  },
  sky: {
    colours: [
      [0, '#487f97'],
      [0.35, '#86adb4'],
      [0.7, '#e3d8b8'],
      [1, '#f8d6a0'],
    ],
    clouds: { cover: 0.42, light: '#fff0d6', dark: '#dcb898', scale: 1.1, stretch: 2.6, seed: 33 },
    sunColour: '#fff2d0',
    glow: 0.4,
    strength: 0.85,
  },
};

export const dusk: Mood = {
  air: {
    sky: [
      [0, '#16364a'],
      [1, '#e6a07a'],
    ],
    sun: [0.8, 0.16, 0.5],
    sunColour: '#f09a6c',
    sunStrength: 0.42,
    ambient: '#7f9db3',
    ambientStrength: 0.52,
    haze: '#a98d8a',
    hazeDistance: 1200,
    glass: ['#21394a', '#8b8288'],
    lamps: 0.42,
    shadow: '#0c202b',
    shadowStrength: 0.4,
  },
  sky: {
    colours: [
      [0, '#173a50'],
      [0.35, '#3d6277'],
      [0.62, '#93858e'],
      [0.82, '#dc9c7c'],
      [1, '#f6bd83'],
    ],
    clouds: { cover: 0.47, light: '#f2a884', dark: '#5f5c70', scale: 0.9, stretch: 3.2, seed: 12 },
    sunColour: '#ffd9a0',
    glow: 0.4,
    strength: 0.8,
  },
};

export const night: Mood = {
  air: {
    sky: [
      [0, '#0a1d2a'],
      [1, '#2f4a5c'],
    ],
    sun: [-0.5, 0.6, -0.5],
    sunColour: '#7fa0bd',
    sunStrength: 0.12,
    ambient: '#5d7f99',
    ambientStrength: 0.27,
    haze: '#2b4354',
    hazeDistance: 1100,
    glass: ['#0f2431', '#2b4a5c'],
    lamps: 0.46,
    shadow: '#050f16',
    shadowStrength: 0.3,
  },
  sky: {
    colours: [
      [0, '#08182a'],
      [0.45, '#123247'],
      [0.8, '#2d5063'],
      [1, '#6d6f72'],
    ],
    clouds: { cover: 0.36, light: '#3f6074', dark: '#1c3547', scale: 0.9, stretch: 3, seed: 9 },
    stars: 0.8,
    sunColour: '#8fa4ab',
    glow: 0.3,
    strength: 0.1,
  },
};
