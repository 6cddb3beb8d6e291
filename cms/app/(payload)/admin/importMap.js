import { NameCell as NameCell_2ab433e6daa7d975670ffecabed42a6a } from '../../../platform/adminUi/NameCell'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { CommitTextFeature as CommitTextFeature_d1953752b9f48e4e2796bb038eeb8594 } from '../../../payload-fixes/uncommittedText/CommitTextFeature'
import { PasteFeature as PasteFeature_81f9df459844807700d228fb59f74051 } from '../../../platform/adminUi/paste/PasteFeature'
import { ClearFormatFeature as ClearFormatFeature_98262522239c1374dfab1c6585643c00 } from '../../../platform/adminUi/clearFormat/ClearFormatFeature'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { TableFeatureClient as TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HorizontalRuleFeatureClient as HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { RelationshipFeatureClient as RelationshipFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ChecklistFeatureClient as ChecklistFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { IndentFeatureClient as IndentFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { AlignFeatureClient as AlignFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineCodeFeatureClient as InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SuperscriptFeatureClient as SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SubscriptFeatureClient as SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { StrikethroughFeatureClient as StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnderlineFeatureClient as UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { RowLabel as RowLabel_755d0928dd409f54348e1c162cb862eb } from '../../../platform/adminUi/RowLabel'
import { BlockLabel as BlockLabel_2e04a3daefdd813a370c3f80ee7cea54 } from '../../../content/blocks/BlockLabel'
import { JsonField as JsonField_a16ebf3cef957094181e645c449a1231 } from '../../../platform/adminUi/JsonField'
import { KindCell as KindCell_4135477837965b5c8ba3901a96c73ab0 } from '../../../content/kinds/KindCell'
import { KindSelect as KindSelect_4f26c18a46ed5d1a057ef5ecd230e32a } from '../../../content/kinds/KindSelect'
import { SlugField as SlugField_9a1bcace4581fe3ed02811f7279fb9d3 } from '../../../content/addresses/SlugField'
import { ContentCheck as ContentCheck_18308a66f2f66eeb1de382706bd9e3cb } from '../../../content/report/ContentCheck'
import { StatusCell as StatusCell_ba74ff4b4b8f832ed58eadaeb561aef9 } from '../../../platform/adminUi/StatusCell'
import { RemovedAddresses as RemovedAddresses_79876eec35466dbed9e346286b736a12 } from '../../../content/addresses/removals/RemovedAddresses'
import { SaveOnLeave as SaveOnLeave_d6edc2fda736a0912ad8f6e70eee613e } from '../../../platform/editing/form/SaveOnLeave'
import { PublicationBadge as PublicationBadge_1c3fb4b5cb6b3e5cc5c11aeaf5995666 } from '../../../content/publishing/PublicationBadge'
import { AskBeforeDiscard as AskBeforeDiscard_570308269c22ad2b47d603b402cf1943 } from '../../../payload-fixes/discardedInput/AskBeforeDiscard'
import { TableTools as TableTools_0431db75e83147c7bf95de0809df3344 } from '../../../platform/adminUi/TableTools'
import { PdfFaultCell as PdfFaultCell_c66682f3891548e893eb11e2692bdce8 } from '../../../content/collections/PdfFaultCell'
import { PdfFaultWarning as PdfFaultWarning_cee898802a0d7096c6bde1199a678d0a } from '../../../content/collections/PdfFaultWarning'
import { DuplicateNotice as DuplicateNotice_2a9f8cc9e601f10a45e8a7347b7aa009 } from '../../../inbox/merge/DuplicateNotice'
import { Letter as Letter_f32407ca9273174accf26f8e630dd5cb } from '../../../inbox/letter/Letter'
import { Thread as Thread_7719f914cb99c5ca7c31b2356c2d564b } from '../../../inbox/reply/Thread'
import { RelatedEntries as RelatedEntries_6fedbc56a238fff6b8f2e88435cc9ebd } from '../../../inbox/letter/RelatedEntries'
import { EntryDeliveries as EntryDeliveries_1208ade9a745edb5c5a452fbdedde0ec } from '../../../inbox/letter/EntryDeliveries'
import { DuplicateCell as DuplicateCell_0d2965213a4a46228b406059735ad0b5 } from '../../../inbox/merge/DuplicateCell'
import { InboxTools as InboxTools_d7ff72b8a6fc2e041a09a3611b425ab8 } from '../../../inbox/InboxTools'
import { RefundAction as RefundAction_b7a4fb0e20c26a32d0f66ff329addaf9 } from '../../../services/apartments/RefundAction'
import { LotteryDraw as LotteryDraw_aedf6ccd18fc0d2fd34e69e923fbb170 } from '../../../services/lotteries/LotteryDraw'
import { DisputedRegistrations as DisputedRegistrations_d60559f9700d32b0500ad3106302f634 } from '../../../services/lotteries/disputes/DisputedRegistrations'
import { FormFieldSelect as FormFieldSelect_b66ebb4848fda27bc365101c693e0578 } from '../../../services/forms/fields/FormFieldSelect'
import { CurrentPassword as CurrentPassword_e96fd965e364d2835a976b5c9e55e329 } from '../../../services/accounts/CurrentPassword'
import { SecondFactorPanel as SecondFactorPanel_f14c370f54786ffa1d05dc18388881c6 } from '../../../services/accounts/secondFactor/SecondFactorPanel'
import { AuditSubjectCell as AuditSubjectCell_51e757d625925e8332ab70b7ca4717b2 } from '../../../inbox/audit/AuditSubjectCell'
import { AuditTools as AuditTools_718ee0650f2feb89ea26b8ea0ed76591 } from '../../../inbox/audit/AuditTools'
import { DeliveryActions as DeliveryActions_692af9028f9f6a68f1e2e7af2c825019 } from '../../../outbox/DeliveryActions'
import { FileTypeCell as FileTypeCell_3f7ecb29187f4012327c259ba4f25eb4 } from '../../../intake/files/FileTypeCell'
import { QueryPresetsAccessCell as QueryPresetsAccessCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsWhereCell as QueryPresetsWhereCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsWhereField as QueryPresetsWhereField_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsColumnsCell as QueryPresetsColumnsCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsColumnField as QueryPresetsColumnField_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsGroupByCell as QueryPresetsGroupByCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsGroupByField as QueryPresetsGroupByField_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { BrandSample as BrandSample_57866d446a1563893ddeb7ed141ff197 } from '../../../content/brand/BrandSample'
import { PersonalDataTool as PersonalDataTool_f16086350f91b551b6dd58acd2f95aa9 } from '../../../inbox/personalData/PersonalDataTool'
import { Icon as Icon_f1306b7f4e702a7de15080a9800f6496 } from '../../../admin/branding/Icon'
import { Logo as Logo_a41d5e6efd03cf45e56fd4cc78df7359 } from '../../../admin/branding/Logo'
import { RedirectToEnrolment as RedirectToEnrolment_9b616f8488038d6a4c8f0645597499eb } from '../../../services/accounts/secondFactor/RedirectToEnrolment'
import { Overview as Overview_12a3379e9abaf4ee3a50c1820ae551b0 } from '../../../admin/dashboard/Overview'
import { ScheduleChoice as ScheduleChoice_3e33a48555e8e24899f80ad9e49871c1 } from '../../../payload-fixes/scheduleForm/ScheduleChoice'
import { ScheduleRefusal as ScheduleRefusal_e7e7028f72d559017ba3b783461c4276 } from '../../../payload-fixes/scheduleForm/ScheduleRefusal'
import { FullPageReload as FullPageReload_4ec46fd347613b0196c620356bddf7c0 } from '../../../payload-fixes/staleReload/FullPageReload'
import { BlockedClickRepeater as BlockedClickRepeater_4e2ce0ef75f81cb2e2a9dd7bc243050b } from '../../../payload-fixes/lostPresses/BlockedClickRepeater'
import { CancelButtonFocus as CancelButtonFocus_6b69e9376d3ad834684fa54bc500d3d4 } from '../../../payload-fixes/confirmationFocus/CancelButtonFocus'
import { DateWords as DateWords_2d9a7da34c4a3d37d99cc5f7eebc9efd } from '../../../payload-fixes/pickerClock/DateWords'
import { SyncHistoryNavigation as SyncHistoryNavigation_337ef18984a8df6210ac1efee30b2e2d } from '../../../payload-fixes/backNavigation/SyncHistoryNavigation'
import { HebrewLabels as HebrewLabels_32553dfa10e294188ddced31d28049e0 } from '../../../payload-fixes/englishLabels/HebrewLabels'
import { ColumnNames as ColumnNames_0a2caf3398854d8ae746c2a7321b9665 } from '../../../payload-fixes/columnNames/ColumnNames'
import { ButtonNames as ButtonNames_0cdb8375a22e0f28856a4b2c503abedf } from '../../../payload-fixes/buttonNames/ButtonNames'
import { BlockPurposes as BlockPurposes_7f1daa3c2c44800d6875dc7bb7ce4da0 } from '../../../content/kinds/BlockPurposes'
import { EditorTab as EditorTab_4a1ceb4b339007ba4725f0bcd18392e9 } from '../../../platform/editing/form/EditorTab'
import { ConnectionNotice as ConnectionNotice_4ea77c00ca33cd5cd7183e877ef032bc } from '../../../platform/editing/form/ConnectionNotice'
import { LargeFiles as LargeFiles_f9a6eba9c6590a5965dde565c55aa438 } from '../../../content/collections/LargeFiles'
import { AskBeforePaste as AskBeforePaste_f823ba78c895fc2b70e971dec5cdfcd4 } from '../../../platform/adminUi/paste/AskBeforePaste'
import { JumpToField as JumpToField_c33378f03e93ec1eafedf8afb5e60dd8 } from '../../../content/report/JumpToField'
import { ClearReplyDrafts as ClearReplyDrafts_3241ad9ff06f855cd36c8b59ac560314 } from '../../../inbox/reply/ClearReplyDrafts'
import { LoginView as LoginView_fa5a9d78ed06ae73763f166a38b9c116 } from '../../../admin/login/LoginView'
import { ContentReport as ContentReport_b4cd7943671b2919989699ac342fc910 } from '../../../content/report/ContentReport'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/platform/adminUi/NameCell#NameCell": NameCell_2ab433e6daa7d975670ffecabed42a6a,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "/payload-fixes/uncommittedText/CommitTextFeature#CommitTextFeature": CommitTextFeature_d1953752b9f48e4e2796bb038eeb8594,
  "/platform/adminUi/paste/PasteFeature#PasteFeature": PasteFeature_81f9df459844807700d228fb59f74051,
  "/platform/adminUi/clearFormat/ClearFormatFeature#ClearFormatFeature": ClearFormatFeature_98262522239c1374dfab1c6585643c00,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#TableFeatureClient": TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HorizontalRuleFeatureClient": HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#RelationshipFeatureClient": RelationshipFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ChecklistFeatureClient": ChecklistFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#IndentFeatureClient": IndentFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#AlignFeatureClient": AlignFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineCodeFeatureClient": InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SuperscriptFeatureClient": SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SubscriptFeatureClient": SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#StrikethroughFeatureClient": StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnderlineFeatureClient": UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/platform/adminUi/RowLabel#RowLabel": RowLabel_755d0928dd409f54348e1c162cb862eb,
  "/content/blocks/BlockLabel#BlockLabel": BlockLabel_2e04a3daefdd813a370c3f80ee7cea54,
  "/platform/adminUi/JsonField#JsonField": JsonField_a16ebf3cef957094181e645c449a1231,
  "/content/kinds/KindCell#KindCell": KindCell_4135477837965b5c8ba3901a96c73ab0,
  "/content/kinds/KindSelect#KindSelect": KindSelect_4f26c18a46ed5d1a057ef5ecd230e32a,
  "/content/addresses/SlugField#SlugField": SlugField_9a1bcace4581fe3ed02811f7279fb9d3,
  "/content/report/ContentCheck#ContentCheck": ContentCheck_18308a66f2f66eeb1de382706bd9e3cb,
  "/platform/adminUi/StatusCell#StatusCell": StatusCell_ba74ff4b4b8f832ed58eadaeb561aef9,
  "/content/addresses/removals/RemovedAddresses#RemovedAddresses": RemovedAddresses_79876eec35466dbed9e346286b736a12,
  "/platform/editing/form/SaveOnLeave#SaveOnLeave": SaveOnLeave_d6edc2fda736a0912ad8f6e70eee613e,
  "/content/publishing/PublicationBadge#PublicationBadge": PublicationBadge_1c3fb4b5cb6b3e5cc5c11aeaf5995666,
  "/payload-fixes/discardedInput/AskBeforeDiscard#AskBeforeDiscard": AskBeforeDiscard_570308269c22ad2b47d603b402cf1943,
  "/platform/adminUi/TableTools#TableTools": TableTools_0431db75e83147c7bf95de0809df3344,
  "/content/collections/PdfFaultCell#PdfFaultCell": PdfFaultCell_c66682f3891548e893eb11e2692bdce8,
  "/content/collections/PdfFaultWarning#PdfFaultWarning": PdfFaultWarning_cee898802a0d7096c6bde1199a678d0a,
  "/inbox/merge/DuplicateNotice#DuplicateNotice": DuplicateNotice_2a9f8cc9e601f10a45e8a7347b7aa009,
  "/inbox/letter/Letter#Letter": Letter_f32407ca9273174accf26f8e630dd5cb,
  "/inbox/reply/Thread#Thread": Thread_7719f914cb99c5ca7c31b2356c2d564b,
  "/inbox/letter/RelatedEntries#RelatedEntries": RelatedEntries_6fedbc56a238fff6b8f2e88435cc9ebd,
  "/inbox/letter/EntryDeliveries#EntryDeliveries": EntryDeliveries_1208ade9a745edb5c5a452fbdedde0ec,
  "/inbox/merge/DuplicateCell#DuplicateCell": DuplicateCell_0d2965213a4a46228b406059735ad0b5,
  "/inbox/InboxTools#InboxTools": InboxTools_d7ff72b8a6fc2e041a09a3611b425ab8,
  "/services/apartments/RefundAction#RefundAction": RefundAction_b7a4fb0e20c26a32d0f66ff329addaf9,
  "/services/lotteries/LotteryDraw#LotteryDraw": LotteryDraw_aedf6ccd18fc0d2fd34e69e923fbb170,
  "/services/lotteries/disputes/DisputedRegistrations#DisputedRegistrations": DisputedRegistrations_d60559f9700d32b0500ad3106302f634,
  "/services/forms/fields/FormFieldSelect#FormFieldSelect": FormFieldSelect_b66ebb4848fda27bc365101c693e0578,
  "/services/accounts/CurrentPassword#CurrentPassword": CurrentPassword_e96fd965e364d2835a976b5c9e55e329,
  "/services/accounts/secondFactor/SecondFactorPanel#SecondFactorPanel": SecondFactorPanel_f14c370f54786ffa1d05dc18388881c6,
  "/inbox/audit/AuditSubjectCell#AuditSubjectCell": AuditSubjectCell_51e757d625925e8332ab70b7ca4717b2,
  "/inbox/audit/AuditTools#AuditTools": AuditTools_718ee0650f2feb89ea26b8ea0ed76591,
  "/outbox/DeliveryActions#DeliveryActions": DeliveryActions_692af9028f9f6a68f1e2e7af2c825019,
  "/intake/files/FileTypeCell#FileTypeCell": FileTypeCell_3f7ecb29187f4012327c259ba4f25eb4,
  "@payloadcms/next/client#QueryPresetsAccessCell": QueryPresetsAccessCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsWhereCell": QueryPresetsWhereCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsWhereField": QueryPresetsWhereField_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsColumnsCell": QueryPresetsColumnsCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsColumnField": QueryPresetsColumnField_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsGroupByCell": QueryPresetsGroupByCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsGroupByField": QueryPresetsGroupByField_2b8867833a34864a02ddf429b0728a40,
  "/content/brand/BrandSample#BrandSample": BrandSample_57866d446a1563893ddeb7ed141ff197,
  "/inbox/personalData/PersonalDataTool#PersonalDataTool": PersonalDataTool_f16086350f91b551b6dd58acd2f95aa9,
  "/admin/branding/Icon#Icon": Icon_f1306b7f4e702a7de15080a9800f6496,
  "/admin/branding/Logo#Logo": Logo_a41d5e6efd03cf45e56fd4cc78df7359,
  "/services/accounts/secondFactor/RedirectToEnrolment#RedirectToEnrolment": RedirectToEnrolment_9b616f8488038d6a4c8f0645597499eb,
  "/admin/dashboard/Overview#Overview": Overview_12a3379e9abaf4ee3a50c1820ae551b0,
  "/payload-fixes/scheduleForm/ScheduleChoice#ScheduleChoice": ScheduleChoice_3e33a48555e8e24899f80ad9e49871c1,
  "/payload-fixes/scheduleForm/ScheduleRefusal#ScheduleRefusal": ScheduleRefusal_e7e7028f72d559017ba3b783461c4276,
  "/payload-fixes/staleReload/FullPageReload#FullPageReload": FullPageReload_4ec46fd347613b0196c620356bddf7c0,
  "/payload-fixes/lostPresses/BlockedClickRepeater#BlockedClickRepeater": BlockedClickRepeater_4e2ce0ef75f81cb2e2a9dd7bc243050b,
  "/payload-fixes/confirmationFocus/CancelButtonFocus#CancelButtonFocus": CancelButtonFocus_6b69e9376d3ad834684fa54bc500d3d4,
  "/payload-fixes/pickerClock/DateWords#DateWords": DateWords_2d9a7da34c4a3d37d99cc5f7eebc9efd,
  "/payload-fixes/backNavigation/SyncHistoryNavigation#SyncHistoryNavigation": SyncHistoryNavigation_337ef18984a8df6210ac1efee30b2e2d,
  "/payload-fixes/englishLabels/HebrewLabels#HebrewLabels": HebrewLabels_32553dfa10e294188ddced31d28049e0,
  "/payload-fixes/columnNames/ColumnNames#ColumnNames": ColumnNames_0a2caf3398854d8ae746c2a7321b9665,
  "/payload-fixes/buttonNames/ButtonNames#ButtonNames": ButtonNames_0cdb8375a22e0f28856a4b2c503abedf,
  "/content/kinds/BlockPurposes#BlockPurposes": BlockPurposes_7f1daa3c2c44800d6875dc7bb7ce4da0,
  "/platform/editing/form/EditorTab#EditorTab": EditorTab_4a1ceb4b339007ba4725f0bcd18392e9,
  "/platform/editing/form/ConnectionNotice#ConnectionNotice": ConnectionNotice_4ea77c00ca33cd5cd7183e877ef032bc,
  "/content/collections/LargeFiles#LargeFiles": LargeFiles_f9a6eba9c6590a5965dde565c55aa438,
  "/platform/adminUi/paste/AskBeforePaste#AskBeforePaste": AskBeforePaste_f823ba78c895fc2b70e971dec5cdfcd4,
  "/content/report/JumpToField#JumpToField": JumpToField_c33378f03e93ec1eafedf8afb5e60dd8,
  "/inbox/reply/ClearReplyDrafts#ClearReplyDrafts": ClearReplyDrafts_3241ad9ff06f855cd36c8b59ac560314,
  "/admin/login/LoginView#LoginView": LoginView_fa5a9d78ed06ae73763f166a38b9c116,
  "/content/report/ContentReport#ContentReport": ContentReport_b4cd7943671b2919989699ac342fc910,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
