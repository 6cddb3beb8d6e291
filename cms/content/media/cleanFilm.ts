import { readBoxes, type Box } from './boxes';

/** Reason why browsers cannot play a video. `damaged` means that its list of tracks is missing or unreadable. */
export type FilmFault = 'codec' | 'container' | 'damaged' | 'depth' | 'sound';

/**
 * The cleaned video, or the reason why it is rejected. `format` names the codec or container that browsers do not play.
 */
export type CleanFilm = { data: Buffer } | { fault: FilmFault; format: string };

interface Track {
  box: Box;
  /** `vide` for video, `soun` for audio, or the code of another kind of track. */
  handler: string;
  /** Four-character code of the first sample description, which identifies the codec. */
  format: string;
  /** Offset of the first sample description, or -1 if there is none. */
  description: number;
}

const PLAYED: ReadonlySet<string> = new Set(['avc1', 'avc3', 'vp09', 'av01']);
const HEARD: ReadonlySet<string> = new Set(['mp4a', 'Opus', '.mp3', 'fLaC', 'ac-3', 'ec-3']);

/** Common names of codecs that browsers do not play, for messages to editors. */
const NAMES: Readonly<Record<string, string>> = {
  hvc1: 'HEVC (H.265)',
  hev1: 'HEVC (H.265)',
  dvh1: 'HEVC (H.265)',
  dvhe: 'HEVC (H.265)',
  apch: 'ProRes',
  apcn: 'ProRes',
  apcs: 'ProRes',
  apco: 'ProRes',
  ap4h: 'ProRes',
  ap4x: 'ProRes',
  mp4v: 'MPEG-4 Part 2',
  sowt: 'PCM',
  twos: 'PCM',
  lpcm: 'PCM',
  in24: 'PCM',
};

/** H.264 profiles with more than 8 bits per colour or less chroma subsampling, which browsers do not play. */
const DEEP_PROFILES: ReadonlySet<number> = new Set([110, 122, 244, 44]);
/** Offset of the codec configuration within an H.264 sample description. */
const VISUAL_ENTRY = 86;
const PROFILE = 9;

/** User data boxes that are kept: the copyright notices of QuickTime and MP4. */
const KEPT_DATA: ReadonlySet<string> = new Set(['\u00a9cpy', 'cprt']);
const MOVIE_PARTS: ReadonlySet<string> = new Set(['moov', 'trak', 'mdia', 'minf', 'stbl']);

const childrenOf = (file: Buffer, box: Box): Box[] => readBoxes(file, box.content, box.end);

function descend(file: Buffer, box: Box, ...names: string[]): Box | undefined {
  let current: Box | undefined = box;
  for (const name of names) current = current && childrenOf(file, current).find(({ type }) => type === name);
  return current;
}

function trackOf(file: Buffer, box: Box): Track {
  const handler = descend(file, box, 'mdia', 'hdlr');
  const descriptions = descend(file, box, 'mdia', 'minf', 'stbl', 'stsd');
  const at = descriptions ? descriptions.content + 8 : -1;
  const isDescribed = descriptions !== undefined && at + 8 <= descriptions.end;
  return {
    box,
    handler: handler ? file.toString('latin1', handler.content + 8, handler.content + 12) : '',
    format: isDescribed ? file.toString('latin1', at + 4, at + 8) : '',
    description: isDescribed ? at : -1,
  };
}

/** Turns a box into a `free` box filled with zeros, which players skip. The following boxes keep their offsets. */
function erase(file: Buffer, { content, end, start }: Box): void {
  file.write('free', start + 4, 'latin1');
  file.fill(0, content, end);
}

/**
 * Overwrites the samples of a track with zeros. They cannot be cut out, because they are interleaved with those of
 * other tracks.
 */
function eraseSamples(file: Buffer, track: Box): void {
  const table = descend(file, track, 'mdia', 'minf', 'stbl');
  if (!table) return;
  const boxes = new Map(childrenOf(file, table).map((box) => [box.type, box.content]));
  const [sizes, runs, offsets, long] = ['stsz', 'stsc', 'stco', 'co64'].map((name) => boxes.get(name));
  const places = offsets ?? long;
  if (sizes === undefined || runs === undefined || places === undefined) return;
  const word = (at: number) => file.readUInt32BE(at);
  const equal = word(sizes + 4);
  let sample = 0;
  let erased = 0;
  let run = 0;
  for (let chunk = 0; chunk < word(places + 4); chunk += 1) {
    const start =
      offsets === undefined
        ? Number(file.readBigUInt64BE(places + 8 + chunk * 8))
        : word(places + 8 + chunk * 4);
    while (run + 1 < word(runs + 4) && word(runs + 8 + (run + 1) * 12) <= chunk + 1) run += 1;
    const count = word(runs + 8 + run * 12 + 4);
    let bytes = equal * count;
    for (let index = 0; equal === 0 && index < count && start + bytes < file.length; index += 1, sample += 1)
      bytes += word(sizes + 12 + sample * 4);
    const end = Math.min(start + bytes, file.length);
    erased += Math.max(0, end - start);
    if (erased > 2 * file.length) throw new RangeError('The samples of a track overlap');
    file.fill(0, start, end);
  }
}

/** Erases the user data and metadata in the given boxes and in the boxes nested inside them. */
function eraseNotes(file: Buffer, boxes: readonly Box[]): void {
  for (const box of boxes) {
    if (box.type === 'meta' || box.type === 'uuid') erase(file, box);
    else if (box.type === 'udta')
      for (const note of childrenOf(file, box)) {
        if (!KEPT_DATA.has(note.type)) erase(file, note);
      }
    else if (MOVIE_PARTS.has(box.type)) eraseNotes(file, childrenOf(file, box));
  }
}

function faultOf(file: Buffer, tracks: readonly Track[]): { fault: FilmFault; format: string } | null {
  const pictures = tracks.filter(({ handler }) => handler === 'vide');
  const [first] = pictures;
  if (!first) return { fault: 'damaged', format: '' };
  const unplayed = pictures.find(({ format }) => !PLAYED.has(format));
  if (unplayed) return { fault: 'codec', format: NAMES[unplayed.format] ?? unplayed.format.trim() };
  const { description, format } = first;
  if (format.startsWith('avc') && DEEP_PROFILES.has(file.readUInt8(description + VISUAL_ENTRY + PROFILE)))
    return { fault: 'depth', format: 'H.264' };
  const sounds = tracks.filter(({ handler }) => handler === 'soun');
  const [sound] = sounds;
  // One playable audio track is enough: phones add a second track with surround sound, which browsers skip.
  if (sound && !sounds.some((track) => HEARD.has(track.format)))
    return { fault: 'sound', format: NAMES[sound.format] ?? sound.format.trim() };
  return null;
}

/**
 * Declares the container as MP4 if it is QuickTime. The content needs no conversion, because QuickTime with H.264 plays
 * as MP4.
 */
function nameContainer(file: Buffer, { content }: Box): void {
  if (file.toString('latin1', content, content + 4) === 'qt  ') file.write('mp42', content, 'latin1');
}

/**
 * Removes location, device and telemetry data from an MP4 or QuickTime video, and declares its container as MP4. The
 * data is overwritten, not cut out, so that no offsets change. Copyright notices stay.
 * @returns a cleaned copy, or the reason why browsers cannot play the video
 */
export function cleanFilm(film: Buffer): CleanFilm {
  const data = Buffer.from(film);
  try {
    const boxes = readBoxes(data);
    const [first] = boxes;
    const movie = boxes.find(({ type }) => type === 'moov');
    if (!movie || !first) return { fault: 'damaged', format: '' };
    // Browsers recognise MP4 by an initial `ftyp` box, which early QuickTime files do not have.
    if (first.type !== 'ftyp') return { fault: 'container', format: 'QuickTime' };
    const tracks = childrenOf(data, movie)
      .filter(({ type }) => type === 'trak')
      .map((box) => trackOf(data, box));
    const fault = faultOf(data, tracks);
    if (fault) return fault;
    for (const { box, handler } of tracks) {
      if (handler === 'vide' || handler === 'soun') continue;
      eraseSamples(data, box);
      erase(data, box);
    }
    eraseNotes(data, readBoxes(data));
    nameContainer(data, first);
  } catch (error) {
    if (error instanceof RangeError) return { fault: 'damaged', format: '' };
    throw error;
  }
  return { data };
}
