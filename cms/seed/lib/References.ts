import type { Reference } from './bilingual';

/** Ids of the demo content's documents, by collection and key. */
export class References {
  private readonly ids = new Map<string, number>();

  set(collection: Reference['collection'], key: string, id: number): void {
    this.ids.set(`${collection}/${key}`, id);
  }

  /**
   * Returns the id of a document.
   * @throws Error if the demo content has no such document
   */
  get(collection: Reference['collection'], key: string): number {
    const id = this.ids.get(`${collection}/${key}`);
    if (id === undefined) throw new Error(`The demo content has no "${key}" among its ${collection}`);
    return id;
  }

  readonly find = ({ collection, key }: Reference): number => this.get(collection, key);
}
