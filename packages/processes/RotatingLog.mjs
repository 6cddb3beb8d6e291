import { closeSync, fstatSync, openSync, renameSync, writeSync } from 'node:fs';
import { Writable } from 'node:stream';

/** Bytes of one file, and how many older ones are kept beside it. */
export const LOG_LIMITS = { bytes: 10_000_000, older: 2 };

/**
 * A log that never fills the disk: a full file becomes `x.log.1`, the one before it `x.log.2`, and the oldest goes. Where nothing can be
 * written (the disk is full all the same), the log loses lines and says so once; what it is the log of goes on.
 */
export class RotatingLog extends Writable {
  #file;
  #limits;
  #fd;
  #size;
  #lossTold = false;

  /**
   * @param {string} file
   * @param {{ append?: boolean, bytes?: number, older?: number }} [options] `append`: what is there stays
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
      if (!this.#lossTold) console.error(`${this.#file} cannot be written, its lines are lost: ${error}`);
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
