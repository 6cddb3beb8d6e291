import { graphql } from 'gatsby';
import { useContext, useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { BlockProps } from '../../components/BlockList/BlockList';
import { SiteContact } from '../../components/SiteContact/SiteContact';
import { LazyLeadForm } from '../../features/lead/LazyLeadForm';
import { scrollToAnchor } from '../../lib/scrollToAnchor';
import { LandingContact } from './LandingContact';
import { LandingLogos } from './LandingLogos';
import { columns, formBox, formTitle, introduction, panel, small, title } from './LandingPage.styles';
import { LandingSlider } from './LandingSlider';
import { Picture } from '../../components/Picture/Picture';
import { logo } from './LandingLogos.styles';

export const fragment = graphql`
  fragment LandingPage on CmsLandingPageBlock {
    id
    siteContact {
      ...ContactLine
      privacyPage {
        path
      }
    }
    slides {
      id
      ...LandingSlide
    }
    pageLogo {
      ...IconPicture
    }
    pageTitle
    shortDescription
    phone
    whatsApp
    pageForm {
      bmbyId
      fromTitle
      formTextForMeiling
      formTextForSms
      formTextForTerms
      formButton
    }
    bottomLogos {
      id
      logo {
        ...IconPicture
      }
    }
  }
`;

/**
 * A landing page: a vertical slider beside a form panel (forms-investors-catalogue §2.8). The form asks for one consent
 * to both e-mails and text messages, so the consent text joins the texts of both CMS fields.
 */
export function LandingPage(block: Queries.LandingPageFragment & BlockProps) {
  const { slides, pageLogo, pageTitle, shortDescription, pageForm, bottomLogos, phone, whatsApp } = block;
  const { t } = useTranslation('landing');
  const formId = useId();
  const bmbyId = pageForm?.bmbyId;
  const target = useMemo(() => ({ projectId: bmbyId }), [bmbyId]);
  const site = useContext(SiteContact);
  // If the page has its own phone number, the form's messages use it instead of the site's number, as does the page
  // without JavaScript. The site's opening hours do not apply to that number.
  const contact = useMemo(() => (phone ? { ...site, phone, openingHours: null } : site), [site, phone]);
  const consentText = [pageForm?.formTextForMeiling, pageForm?.formTextForSms].filter(Boolean).join(' ');
  return (
    <div css={columns}>
      <LandingSlider slides={slides ?? []} onCallToAction={() => scrollToAnchor(formId)} />
      <section id={formId} tabIndex={-1} aria-label={t('formPanel')} css={panel} data-side-panel>
        <LandingContact phone={phone} whatsApp={whatsApp} />
        <Picture media={pageLogo} fit="contain" css={logo} />
        <h1 css={title}>{pageTitle}</h1>
        {shortDescription && <p css={introduction}>{shortDescription}</p>}
        <div css={formBox}>
          {pageForm?.fromTitle && <h2 css={formTitle}>{pageForm.fromTitle}</h2>}
          <SiteContact.Provider value={contact}>
            <LazyLeadForm
              variant="landing"
              target={target}
              consentText={consentText || null}
              buttonText={pageForm?.formButton}
            />
          </SiteContact.Provider>
          {pageForm?.formTextForTerms && <p css={small}>{pageForm.formTextForTerms}</p>}
        </div>
        <LandingLogos logos={bottomLogos} />
        <p css={small}>{t('disclaimer')}</p>
      </section>
    </div>
  );
}
