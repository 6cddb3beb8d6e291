import type { Figure } from './inboxFigureRows';

interface FigureRowsProps {
  title: string;
  rows: readonly {
    name: string;
    label: string;
    figures: readonly (Figure & { label: string; warns: boolean })[];
  }[];
  /** Text to show when there are no rows. */
  empty?: string;
}

/** Shows rows of counts for the dashboard. Each count links to the list of the documents it counts. */
export function FigureRows({ title, rows, empty }: FigureRowsProps) {
  return (
    <section className="overview__part" aria-label={title}>
      <h2>{title}</h2>
      {rows.length === 0 && <p>{empty}</p>}
      {rows.length > 0 && (
        <ul className="overview__rows">
          {rows.map(({ name, label, figures }) => (
            <li key={name} data-row={name}>
              <h3>
                <bdi>{label}</bdi>
              </h3>
              <ul className="overview__figures">
                {figures.map((figure) => (
                  <li key={figure.name}>
                    <a
                      href={figure.href}
                      data-none={figure.count === 0 || undefined}
                      data-warns={figure.warns || undefined}
                    >
                      <strong>{figure.count}</strong> {figure.label}
                    </a>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
