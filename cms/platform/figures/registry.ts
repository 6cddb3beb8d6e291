import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

const KEPT = Symbol.for('group-cms.figures');

function newRegistry(): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return registry;
}

/** The figures of this process. Next bundles modules more than once: there is one registry for all of them. */
export function registry(): Registry {
  const kept = globalThis as { [KEPT]?: Registry };
  kept[KEPT] ??= newRegistry();
  return kept[KEPT];
}

interface Described<Label extends string> {
  name: string;
  help: string;
  labels: readonly Label[];
}

/** What only grows; the same one for everybody who names it. */
export function counter<Label extends string>({ name, help, labels }: Described<Label>): Counter<Label> {
  const registers = [registry()];
  const known = registers[0]?.getSingleMetric(name) as Counter<Label> | undefined;
  return known ?? new Counter({ name, help, labelNames: [...labels], registers });
}

/** What goes up and down. */
export function gauge<Label extends string>({ name, help, labels }: Described<Label>): Gauge<Label> {
  const registers = [registry()];
  const known = registers[0]?.getSingleMetric(name) as Gauge<Label> | undefined;
  return known ?? new Gauge({ name, help, labelNames: [...labels], registers });
}

/** Times in seconds, counted by size. */
export function histogram<Label extends string>({ name, help, labels }: Described<Label>): Histogram<Label> {
  const registers = [registry()];
  const known = registers[0]?.getSingleMetric(name) as Histogram<Label> | undefined;
  return known ?? new Histogram({ name, help, labelNames: [...labels], registers });
}
