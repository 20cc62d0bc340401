// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC721Errors} from "@openzeppelin/contracts/interfaces/draft-IERC6093.sol";
import {Fixture} from "./support/Fixture.sol";
import {vm} from "./support/Vm.sol";

/// @dev What each act does with the money, the title and the record, and how wrong ones are refused.
contract VehicleEscrowTest is Fixture {
    function test_OpenTakesTheTitleIntoEscrowAndRecordsTheTerms() public {
        uint256 titleId = _issue(SELLER, VEHICLE);
        vm.prank(SELLER);
        titles.approve(address(escrow), titleId);
        uint40 deadline = START + 3 days;
        vm.expectEmit(address(escrow));
        emit SaleOpened(1, SELLER, BUYER, titleId, PRICE, deadline);
        vm.prank(SELLER);
        uint256 id = escrow.open(titleId, BUYER, PRICE);
        vm.assertEq(id, 1, "id");
        vm.assertEq(escrow.saleCount(), 1, "count");
        _assertHolder(id, address(escrow));
        Sale memory expected = Sale(SELLER, PRICE, BUYER, deadline, State.Open, titleId);
        vm.assertEq(keccak256(abi.encode(escrow.getSale(id))), keccak256(abi.encode(expected)), "sale");
    }

    function test_AcceptPaysTheSellerAndHandsOverInOneAct() public {
        uint256 id = _saleIn(State.Deposited);
        vm.assertEq(address(escrow).balance, PRICE, "held");
        vm.expectEmit(address(escrow));
        emit SaleReleased(id, BUYER);
        vm.prank(BUYER);
        escrow.accept(id);
        _assertEnd(id, State.Released, BUYER, SELLER);
    }

    function test_GiveUpPaysBackAndReturnsTheTitle() public {
        uint256 id = _saleIn(State.Deposited);
        vm.expectEmit(address(escrow));
        emit SaleRefunded(id, SELLER);
        vm.prank(SELLER);
        escrow.giveUp(id);
        _assertEnd(id, State.Refunded, SELLER, BUYER);
    }

    function test_CancelReturnsTheTitle() public {
        uint256 id = _saleIn(State.Open);
        vm.expectEmit(address(escrow));
        emit SaleCancelled(id, BUYER);
        vm.prank(BUYER);
        escrow.cancel(id);
        _assertHolder(id, SELLER);
        vm.assertEq(address(escrow).balance, 0, "held");
    }

    function test_ResolveForTheSeller() public {
        uint256 id = _saleIn(State.Disputed);
        vm.prank(ARBITER);
        escrow.resolve(id, true);
        _assertEnd(id, State.Released, BUYER, SELLER);
    }

    function test_ResolveForTheBuyer() public {
        uint256 id = _saleIn(State.Disputed);
        vm.prank(ARBITER);
        escrow.resolve(id, false);
        _assertEnd(id, State.Refunded, SELLER, BUYER);
    }

    function test_DepositAndDisputeSetTheNextDeadline() public {
        uint256 id = _saleIn(State.Open);
        vm.warp(START + 1 days);
        vm.expectEmit(address(escrow));
        emit SaleDeposited(id, START + 8 days);
        _deposit(id);
        vm.warp(START + 2 days);
        vm.expectEmit(address(escrow));
        emit SaleDisputed(id, SELLER, START + 16 days);
        vm.prank(SELLER);
        escrow.dispute(id);
        vm.assertEq(escrow.getSale(id).deadline, START + 16 days, "deadline");
    }

    function test_RefusalsNameTheReason() public {
        uint256 id = _saleIn(State.Deposited);
        vm.expectRevert(abi.encodeWithSelector(WrongState.selector, State.Deposited));
        vm.prank(SELLER);
        escrow.cancel(id);
        vm.expectRevert(abi.encodeWithSelector(TooEarly.selector, START + 7 days));
        vm.prank(SELLER);
        escrow.claim(id);
        vm.expectRevert(abi.encodeWithSelector(OnlyBuyer.selector));
        vm.prank(SELLER);
        escrow.accept(id);
        vm.expectRevert(abi.encodeWithSelector(OnlySeller.selector));
        vm.prank(BUYER);
        escrow.giveUp(id);
        vm.expectRevert(abi.encodeWithSelector(OnlyParties.selector));
        vm.prank(ARBITER);
        escrow.dispute(id);
        vm.expectRevert(abi.encodeWithSelector(OnlyArbiter.selector));
        vm.prank(BUYER);
        escrow.resolve(id, false);
        vm.warp(START + 7 days + 1);
        vm.expectRevert(abi.encodeWithSelector(TooLate.selector, START + 7 days));
        vm.prank(BUYER);
        escrow.dispute(id);
    }

    function testFuzz_OnlyTheExactPriceIsTaken(uint96 price, uint96 sent) public {
        vm.assume(price > 0);
        uint256 titleId = _issue(SELLER, VEHICLE);
        vm.prank(SELLER);
        titles.approve(address(escrow), titleId);
        vm.prank(SELLER);
        uint256 id = escrow.open(titleId, BUYER, price);
        vm.deal(BUYER, sent);
        if (sent != price) vm.expectRevert(abi.encodeWithSelector(WrongAmount.selector, price, sent));
        vm.prank(BUYER);
        escrow.deposit{value: sent}(id, titleId, SELLER);
        _assertState(id, sent == price ? State.Deposited : State.Open);
        vm.assertEq(address(escrow).balance, sent == price ? price : 0, "held");
    }

    function test_OneWeiTooLittleIsRefused() public {
        testFuzz_OnlyTheExactPriceIsTaken(PRICE, PRICE - 1);
    }

    function test_OneWeiTooMuchIsRefused() public {
        testFuzz_OnlyTheExactPriceIsTaken(PRICE, PRICE + 1);
    }

    function testFuzz_ADepositIsForTheNamedTitleAndSellerAlone(
        uint256 otherTitle,
        address otherSeller,
        bool isSameTitle,
        bool isSameSeller
    ) public {
        uint256 id = _saleIn(State.Open);
        uint256 titleId = isSameTitle ? escrow.getSale(id).titleId : otherTitle;
        address seller = isSameSeller ? SELLER : otherSeller;
        bool isTheSale = titleId == escrow.getSale(id).titleId && seller == SELLER;
        vm.deal(BUYER, PRICE);
        if (!isTheSale) vm.expectRevert(abi.encodeWithSelector(OtherSale.selector));
        vm.prank(BUYER);
        escrow.deposit{value: PRICE}(id, titleId, seller);
        _assertState(id, isTheSale ? State.Deposited : State.Open);
        vm.assertEq(address(escrow).balance, isTheSale ? PRICE : 0, "held");
    }

    function test_AReorganisationMovesNoDepositToAnotherSale() public {
        uint256 before = vm.snapshotState();
        uint256 id = _open(SELLER, BUYER, VEHICLE);
        Sale memory read = escrow.getSale(id);
        vm.assertTrue(vm.revertToState(before), "reorganised");
        vm.assertEq(_open(STRANGER, BUYER, keccak256("junk")), id, "id");
        vm.deal(BUYER, PRICE);
        vm.expectRevert(abi.encodeWithSelector(OtherSale.selector));
        vm.prank(BUYER);
        escrow.deposit{value: PRICE}(id, read.titleId, read.seller);
        vm.assertEq(BUYER.balance, PRICE, "kept");
    }

    function test_UnfitPartiesAndPricesAreRefused() public {
        uint256 titleId = _issue(SELLER, VEHICLE);
        vm.prank(SELLER);
        titles.setApprovalForAll(address(escrow), true);
        vm.expectRevert(abi.encodeWithSelector(ZeroPrice.selector));
        vm.prank(SELLER);
        escrow.open(titleId, BUYER, 0);
        address[5] memory unfit = [address(0), SELLER, ARBITER, address(escrow), address(titles)];
        for (uint256 i = 0; i < unfit.length; ++i) {
            vm.expectRevert(abi.encodeWithSelector(UnfitBuyer.selector));
            vm.prank(SELLER);
            escrow.open(titleId, unfit[i], PRICE);
        }
        vm.expectRevert(abi.encodeWithSelector(UnfitSeller.selector));
        vm.prank(ARBITER);
        escrow.open(titleId, BUYER, PRICE);
    }

    /// @dev An approval for the escrow is no permission for others to sell.
    function test_OnlyTheHolderOpensASale() public {
        uint256 titleId = _issue(SELLER, VEHICLE);
        vm.prank(SELLER);
        titles.setApprovalForAll(address(escrow), true);
        vm.prank(SELLER);
        titles.setApprovalForAll(STRANGER, true);
        vm.expectRevert(abi.encodeWithSelector(IERC721Errors.ERC721IncorrectOwner.selector, STRANGER, titleId, SELLER));
        vm.prank(STRANGER);
        escrow.open(titleId, BUYER, PRICE);
        vm.assertEq(escrow.saleCount(), 0, "count");
    }

    function test_AnUnapprovedTitleIsNotTaken() public {
        uint256 titleId = _issue(SELLER, VEHICLE);
        vm.expectRevert(
            abi.encodeWithSelector(IERC721Errors.ERC721InsufficientApproval.selector, address(escrow), titleId)
        );
        vm.prank(SELLER);
        escrow.open(titleId, BUYER, PRICE);
    }

    function test_ATitleIsInOneSaleAtATime() public {
        uint256 titleId = escrow.getSale(_saleIn(State.Open)).titleId;
        vm.expectRevert(abi.encodeWithSelector(bytes4(keccak256("TitleLocked(uint256)")), titleId));
        vm.prank(SELLER);
        escrow.open(titleId, BUYER, PRICE);
    }

    function test_TheNewHolderCanSellOn() public {
        uint256 titleId = escrow.getSale(_saleIn(State.Released)).titleId;
        vm.prank(BUYER);
        titles.approve(address(escrow), titleId);
        vm.prank(BUYER);
        uint256 id = escrow.open(titleId, STRANGER, PRICE);
        _assertState(id, State.Open);
    }

    function test_MoneySentWithoutASaleIsRefused() public {
        vm.deal(STRANGER, 1 ether);
        vm.prank(STRANGER);
        (bool taken,) = address(escrow).call{value: 1 ether}("");
        vm.assertEq(taken, false, "taken");
    }

    function test_WithdrawPaysTheWholeCreditOnce() public {
        _saleIn(State.Released);
        _saleIn(State.Released);
        vm.expectEmit(address(escrow));
        emit Withdrawn(SELLER, STRANGER, 2 * uint256(PRICE));
        vm.prank(SELLER);
        escrow.withdraw(payable(STRANGER));
        vm.assertEq(STRANGER.balance, 2 * uint256(PRICE), "paid");
        vm.assertEq(address(escrow).balance, 0, "held");
        vm.expectRevert(abi.encodeWithSelector(NothingToWithdraw.selector));
        vm.prank(SELLER);
        escrow.withdraw(payable(STRANGER));
    }

    function test_NobodysAddressIsNotPaid() public {
        _saleIn(State.Released);
        vm.expectRevert(abi.encodeWithSelector(UnfitReceiver.selector));
        vm.prank(SELLER);
        escrow.withdraw(payable(address(0)));
        vm.assertEq(escrow.credit(SELLER), PRICE, "credit");
        vm.assertEq(address(escrow).balance, PRICE, "held");
    }

    function _assertEnd(uint256 id, State state, address holder, address paid) private view {
        _assertState(id, state);
        _assertHolder(id, holder);
        vm.assertEq(escrow.getSale(id).deadline, 0, "deadline");
        vm.assertEq(escrow.credit(paid), PRICE, "credit");
        vm.assertEq(escrow.credit(paid == SELLER ? BUYER : SELLER), 0, "credit of the other");
        vm.assertEq(address(escrow).balance, PRICE, "held until withdrawn");
    }

    function _assertHolder(uint256 id, address holder) private view {
        uint256 titleId = escrow.getSale(id).titleId;
        vm.assertEq(titles.ownerOf(titleId), holder, "holder");
        vm.assertEq(titles.locked(titleId), holder == address(escrow), "locked");
    }
}
