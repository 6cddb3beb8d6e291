import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { assetPath } from './assets';
import { renderLayers, type Layers } from './engine/render';
import { coastDawn } from './scenes/coastDawn';
import type { Moment } from './scenes/start';
import { towersDusk } from './scenes/towersDusk';

/* Renders the silent films of the demo content into cms/seed/assets, from the scenes of the pictures. Run it after
   changing a scene. Needs ffmpeg (Debian: apt install ffmpeg):
   npx tsx demo/renderFilms.ts */

const SECONDS = 8;
const RATE = 20;

interface Film {
  name: string;
  scene: (width: number, height: number, moment: Moment) => Layers;
  /** Sideways movement of the camera in metres. */
  sway: number;
  /** Compression: higher is smaller. */
  crf: number;
}

const FILMS: readonly Film[] = [
  { name: 'towers-dusk-film', scene: towersDusk, sway: 3.2, crf: 31 },
  { name: 'coast-dawn-film', scene: coastDawn, sway: 16, crf: 31 },
];

/** Everything moves in circles, so that a film loops seamlessly. */
function momentAt(turn: number, sway: number): Moment {
  const angle = turn * Math.PI * 2;
  return {
    aside: Math.sin(angle) * sway,
    clouds: [Math.sin(angle) * 0.05, (1 - Math.cos(angle)) * 0.03],
    waves: [Math.sin(angle) * 0.5, Math.cos(angle) * 0.9 - 0.9],
  };
}

async function make({ name, scene, sway, crf }: Film): Promise<void> {
  const target = assetPath(`${name}.mp4`);
  const encode = `-y -f image2pipe -c:v mjpeg -r ${RATE} -i - -c:v libx264 -profile:v baseline -pix_fmt yuv420p -preset veryslow -crf ${crf} -movflags +faststart -an`;
  const ffmpeg = spawn('ffmpeg', [...encode.split(' '), target], { stdio: ['pipe', 'ignore', 'inherit'] });
  const frames = SECONDS * RATE;
  for (let frame = 0; frame < frames; frame++) {
    const layers = scene(1280, 720, momentAt(frame / frames, sway));
    const picture = await renderLayers({ ...layers, finish: { ...layers.finish, grain: false } });
    if (!ffmpeg.stdin.write(picture)) await once(ffmpeg.stdin, 'drain');
  }
  ffmpeg.stdin.end();
  await once(ffmpeg, 'close');
}

for (const film of FILMS) await make(film);
