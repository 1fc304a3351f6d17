import { lazy, Suspense } from 'react'
import { Route, Switch } from 'wouter'
import { HomePage } from './home/home-page.tsx'
import { Mishap } from './home/mishap.tsx'
import { NotFoundPage } from './home/not-found-page.tsx'
import { useAppliedSettings } from './settings/apply.ts'
import { useTexts } from './texts/texts.ts'
import { LoadingPage } from './ui/loading-page.tsx'

const TablePage = lazy(() => import('./table/table-page.tsx').then(({ TablePage }) => ({ default: TablePage })))
const JoinPage = lazy(() => import('./lobby/join-page.tsx').then(({ JoinPage }) => ({ default: JoinPage })))
const ReplayPage = lazy(() => import('./replay/replay-page.tsx').then(({ ReplayPage }) => ({ default: ReplayPage })))
const CampaignPage = lazy(() =>
  import('./campaign/campaign-page.tsx').then(({ CampaignPage }) => ({ default: CampaignPage })),
)
const JoinCampaignPage = lazy(() =>
  import('./campaign/join-campaign-page.tsx').then(({ JoinCampaignPage }) => ({ default: JoinCampaignPage })),
)
const RulesIndexPage = lazy(() =>
  import('./rules/rules-index-page.tsx').then(({ RulesIndexPage }) => ({ default: RulesIndexPage })),
)
const LearnIndexPage = lazy(() =>
  import('./lessons/learn-index-page.tsx').then(({ LearnIndexPage }) => ({ default: LearnIndexPage })),
)
const CoursePage = lazy(() => import('./lessons/learn-pages.ts').then(({ CoursePage }) => ({ default: CoursePage })))
const LessonPage = lazy(() => import('./lessons/learn-pages.ts').then(({ LessonPage }) => ({ default: LessonPage })))
const RulesPage = lazy(() => import('./rules/rules-page.tsx').then(({ RulesPage }) => ({ default: RulesPage })))

/** Every address of the page. */
export function App() {
  useAppliedSettings()
  const { home } = useTexts()
  return (
    <Mishap>
      <Suspense fallback={<LoadingPage words={home.opening} />}>
        <Switch>
          <Route path="/" component={HomePage} />
          <Route path="/table/:id">{({ id }) => <TablePage key={id} id={id} />}</Route>
          <Route path="/join/:id/:invitation">
            {({ id, invitation }) => <JoinPage id={id} invitation={invitation} />}
          </Route>
          <Route path="/replay/:id">{({ id }) => <ReplayPage key={id} id={id} />}</Route>
          <Route path="/campaign/:id">{({ id }) => <CampaignPage key={id} id={id} />}</Route>
          <Route path="/campaign/:id/:invitation">
            {({ id, invitation }) => <JoinCampaignPage id={id} invitation={invitation} />}
          </Route>
          <Route path="/rules" component={RulesIndexPage} />
          <Route path="/learn" component={LearnIndexPage} />
          <Route path="/learn/:game">{({ game }) => <CoursePage key={game} game={game} />}</Route>
          <Route path="/learn/:game/:lesson">
            {({ game, lesson }) => <LessonPage key={`${game}/${lesson}`} game={game} lesson={lesson} />}
          </Route>
          <Route path="/rules/:game">{({ game }) => <RulesPage key={game} game={game} />}</Route>
          <Route component={NotFoundPage} />
        </Switch>
      </Suspense>
    </Mishap>
  )
}
