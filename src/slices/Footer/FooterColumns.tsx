import { useTranslation } from 'react-i18next';
import { columns as columnsStyle, columnTitle, links } from './Footer.styles';
import { FooterLinks } from './FooterLinks';

interface FooterColumnsProps {
  columns: Queries.FooterMenuFragment['columns'] | undefined;
}

/** The footer's lists of links, each with a title. Renders nothing if there are none. */
export function FooterColumns({ columns }: FooterColumnsProps) {
  const { t } = useTranslation('common');
  if (!columns?.length) return null;
  return (
    <nav aria-label={t('footerNavigation')} css={columnsStyle}>
      {columns.map((column, index) => (
        <div key={column.id ?? index}>
          {column.title && <h2 css={columnTitle}>{column.title}</h2>}
          <FooterLinks links={column.links} look={links} />
        </div>
      ))}
    </nav>
  );
}
