import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { perProcess } from '../../payload-fixes/perProcess';

function newRegistry(): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return registry;
}

/** Returns the metrics registry of this process. */
export const registry = (): Registry => perProcess('figures', newRegistry);

interface Described<Label extends string> {
  name: string;
  help: string;
  labels: readonly Label[];
}

/** Returns the counter with this name. It is created on first use. */
export function counter<Label extends string>({ name, help, labels }: Described<Label>): Counter<Label> {
  const registers = [registry()];
  const known = registers[0]?.getSingleMetric(name) as Counter<Label> | undefined;
  return known ?? new Counter({ name, help, labelNames: [...labels], registers });
}

/** Returns the gauge with this name. It is created on first use. */
export function gauge<Label extends string>({ name, help, labels }: Described<Label>): Gauge<Label> {
  const registers = [registry()];
  const known = registers[0]?.getSingleMetric(name) as Gauge<Label> | undefined;
  return known ?? new Gauge({ name, help, labelNames: [...labels], registers });
}

/** Returns the histogram with this name, whose values are in seconds. It is created on first use. */
export function histogram<Label extends string>({ name, help, labels }: Described<Label>): Histogram<Label> {
  const registers = [registry()];
  const known = registers[0]?.getSingleMetric(name) as Histogram<Label> | undefined;
  return known ?? new Histogram({ name, help, labelNames: [...labels], registers });
}
