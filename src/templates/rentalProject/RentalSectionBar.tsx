import { useTranslation } from 'react-i18next';
import { ABOUT_ID, DOCUMENTS_ID, GALLERY_ID, HOMES_ID, REGISTER_ID } from '../../features/project/anchors';
import { hasLotteryWays } from '../../features/project/hasLotteryWays';
import { hasContracts } from '../../features/project/hasContracts';
import { hasDescription } from '../../features/project/ProjectDescription';
import { hasGallery } from '../../features/project/hasGallery';
import { SectionBar } from '../../features/project/SectionBar';
import { sectionsOf } from '../../features/project/sectionsOf';
import { LOCATION_ANCHOR, QUESTIONS_ANCHOR, REVIEWS_ANCHOR } from '../../features/rentalProject/anchors';
import { hasBenefits } from '../../features/rentalProject/hasBenefits';
import type { Rent } from '../../features/rentalProject/lowestRent';
import { hasMap } from '../../features/rentalProject/hasMap';
import { rentalQuestions } from '../../features/rentalProject/rentalQuestions';
import { hasReviews } from '../../features/rentalProject/hasReviews';

interface RentalSectionBarProps {
  project: Queries.ProjectDescriptionFragment &
    Queries.ProjectGalleryFragment &
    Queries.ProjectHomesFragment &
    Queries.RentalHeroFragment &
    Queries.RentalBenefitsFragment &
    Queries.RentalReviewsFragment &
    Queries.RentalMapFragment &
    Queries.RentalFaqFragment &
    Queries.ProjectContractsFragment &
    Queries.LotteryWaysFragment;
  /** Lowest rent of the project's apartments. It is shown if editors entered no price. */
  rent: Rent | null;
}

/** Navigation bar with links to the sections of a rental project page, in page order. */
export function RentalSectionBar({ project, rent }: RentalSectionBarProps) {
  const { t } = useTranslation('rentalProject');
  const { priceText } = project;
  const shown = project.price ? { amount: project.price, currency: project.priceCurrency } : rent;
  const price = shown
    ? { ...shown, text: priceText || t('rentFrom'), unit: t('aMonth') }
    : priceText
      ? { text: priceText, amount: null, currency: null }
      : null;
  const sections = sectionsOf([
    ['about', ABOUT_ID, !project.rentProjectHeroBanner?.title && hasDescription(project, true)],
    ['homes', HOMES_ID, project.homes.length > 0],
    ['benefits', project.rentProjectBenefits?.anchorId, hasBenefits(project)],
    ['gallery', GALLERY_ID, hasGallery(project)],
    ['reviews', REVIEWS_ANCHOR, hasReviews(project)],
    ['location', LOCATION_ANCHOR, hasMap(project)],
    ['questions', QUESTIONS_ANCHOR, rentalQuestions(project).length > 0],
    ['documents', DOCUMENTS_ID, hasContracts(project)],
    ['register', REGISTER_ID, hasLotteryWays(project)],
  ]);
  return <SectionBar project={project} sections={sections} price={price} place="screen" />;
}
