import { closeSync, fstatSync, openSync, renameSync, writeSync } from 'node:fs';
import { Writable } from 'node:stream';

/** Maximum size of a log file in bytes, and the number of older files to keep. */
export const LOG_LIMITS = { bytes: 10_000_000, older: 2 };

/**
 * A log file with a size limit. A full file is renamed to `x.log.1`, the previous one to `x.log.2`, and the oldest is
 * deleted. It never throws: if writing fails, for example because the disk is full, lines are lost, and this is
 * reported once.
 */
export class RotatingLog extends Writable {
  #file;
  #limits;
  #fd;
  #size;
  #lossTold = false;

  /**
   * @param {string} file
   * @param {{ append?: boolean, bytes?: number, older?: number }} [options] `append`: keep the existing content of the
   *   file
   */
  constructor(file, { append = false, ...limits } = {}) {
    super({ decodeStrings: true });
    this.#file = file;
    this.#limits = { ...LOG_LIMITS, ...limits };
    this.#fd = openSync(file, append ? 'a' : 'w');
    this.#size = fstatSync(this.#fd).size;
  }

  /**
   * @override
   * @param {Buffer} chunk
   * @param {BufferEncoding} _encoding
   * @param {() => void} done
   */
  _write(chunk, _encoding, done) {
    try {
      if (this.#size > 0 && this.#size + chunk.length > this.#limits.bytes) this.#rotate();
      for (let at = 0; at < chunk.length;) {
        const written = writeSync(this.#fd, chunk, at);
        at += written;
        this.#size += written;
      }
    } catch (error) {
      if (!this.#lossTold) console.error(`${this.#file} cannot be written. Log lines are lost: ${error}`);
      this.#lossTold = true;
    }
    done();
  }

  /**
   * @override
   * @param {() => void} done
   */
  _final(done) {
    closeSync(this.#fd);
    done();
  }

  #rotate() {
    const { older } = this.#limits;
    for (let number = older; number > 0; number -= 1) {
      const from = number === 1 ? this.#file : `${this.#file}.${number - 1}`;
      try {
        renameSync(from, `${this.#file}.${number}`);
      } catch (error) {
        if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ENOENT') throw error;
      }
    }
    const full = this.#fd;
    this.#fd = openSync(this.#file, 'w');
    this.#size = 0;
    closeSync(full);
  }
}
